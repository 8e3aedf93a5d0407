use super::*;

#[test]
fn look() {
    let mut table = table(game(1, &[]), Language::En);
    println!("{}", screen(&mut table, 100, 30));
    press(&mut table, "1 1 <tab>");
    println!("{}", screen(&mut table, 100, 30));
    press(&mut table, "<enter> <tab> <enter>");
    println!("{}", screen(&mut table, 100, 30));
    for _ in 0..6 {
        press(&mut table, "<tab> <enter>");
    }
    println!("{}", screen(&mut table, 100, 30));
    println!("{}", screen(&mut table, 80, 24));
    press(&mut table, "<tab> <enter> <tab>");
    println!("{}", screen(&mut table, 100, 30));
    press(&mut table, "?");
    println!("{}", screen(&mut table, 100, 30));
    press(&mut table, "<esc> h");
    println!("{}", screen(&mut table, 100, 30));
    press(&mut table, "<esc> c L");
    println!("{}", screen(&mut table, 100, 30));
}
