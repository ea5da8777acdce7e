//! A port that stays reserved, whether or not anybody listens on it.

use std::net::{Ipv4Addr, SocketAddrV4};

use socket2::{Domain, Socket, Type};

/// A local port that the system gives to nobody else. Our own servers bind it by its number, repeatedly.
///
/// It is held by a socket that never listens. A request for any free port does not get it, but a server that names it
/// does, because both sockets allow address reuse.
#[derive(Debug)]
pub struct Port {
    pub number: u16,
    _held: Socket,
}

impl Port {
    #[must_use]
    pub fn hold() -> Self {
        let held = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
        held.set_reuse_address(true).unwrap();
        held.bind(&SocketAddrV4::new(Ipv4Addr::LOCALHOST, 0).into()).unwrap();
        let number = held.local_addr().unwrap().as_socket().unwrap().port();
        Self { number, _held: held }
    }

    #[must_use]
    pub fn address(&self) -> String {
        format!("{}:{}", Ipv4Addr::LOCALHOST, self.number)
    }
}

#[cfg(test)]
mod tests {
    use std::net::{TcpListener, TcpStream};

    use super::*;

    #[test]
    fn a_port_that_is_held_can_be_listened_at_again_and_again() {
        let port = Port::hold();
        for _ in 0..3 {
            let listener = TcpListener::bind(port.address()).unwrap();
            let visitor = TcpStream::connect(port.address()).unwrap();
            drop(listener.accept().unwrap());
            drop(visitor);
        }
        assert!(TcpStream::connect(port.address()).is_err(), "nobody listens");
    }
}
