//! Fixed arrays of any length for serde, which by itself stops at 32: `#[serde(with = "kernel::serde_array")]`.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeTuple, Serializer};

pub fn serialize<S: Serializer, T: Serialize, const N: usize>(
    array: &[T; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut tuple = serializer.serialize_tuple(N)?;
    for item in array {
        tuple.serialize_element(item)?;
    }
    tuple.end()
}

pub fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de> + Copy + Default, const N: usize>(
    deserializer: D,
) -> Result<[T; N], D::Error> {
    struct Array<T, const N: usize>(PhantomData<T>);

    impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for Array<T, N> {
        type Value = [T; N];

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "an array of {N}")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<[T; N], A::Error> {
            let mut array = [T::default(); N];
            for (at, slot) in array.iter_mut().enumerate() {
                *slot = items.next_element()?.ok_or_else(|| A::Error::invalid_length(at, &self))?;
            }
            Ok(array)
        }
    }

    deserializer.deserialize_tuple(N, Array::<T, N>(PhantomData))
}
