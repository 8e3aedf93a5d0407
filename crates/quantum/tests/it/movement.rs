//! Moving: `QU-MOVE`.

use crate::support::alpha;

#[test]
fn qu_move_02_a_ship_goes_up_to_as_many_squares_as_its_face_shows() {
    let table = alpha().ships(1, "6@a1").table();
    assert!(table.is_legal("a1-a6"), "five squares with a 6");
    assert!(table.is_legal("a1-a7"), "six squares with a 6");
    assert_eq!(table.refusal("a1-a8"), "QU-MOVE-02");
    assert_eq!(alpha().ships(1, "3@a1").table().refusal("a1-a5"), "QU-MOVE-02");
}
