//! Tables that were played by another version of the rules.

use store::Append;

use crate::client::TestServer;

#[tokio::test]
async fn a_table_of_other_rules_says_so() {
    let server = TestServer::new().await;
    let mut ada = server.guest("Ada").await;
    let made = ada.post("/play-now", &[("game", "age-of-steam")]).await;
    let id = made.table();
    let mut stored = server.store.load_table(&id).await.unwrap().unwrap();
    stored.head.id = "abcdefghij".into();
    stored.head.rules_version = 99;
    stored.head.entries = 2;
    let bodies = stored
        .entries
        .iter()
        .take(2)
        .map(|entry| entry.body.replace("\"rules_version\":1", "\"rules_version\":99"));
    let append = Append::new(stored.head, bodies.collect());
    server.store.create_table(&append).await.unwrap();
    let told = ada.get("/table/abcdefghij").await;
    assert_eq!(told.status, 409);
    assert!(told.body.contains("version 99"), "{}", told.body);
    assert_eq!(ada.get("/").await.status, 200, "lists go on");
}
