fn main() {
    messages::compile();
}
