use crate::program::Desk;

#[test]
fn disasters_are_simulated_from_a_seed() {
    let desk = Desk::new();
    let run = |arguments: &str| {
        let run = desk.run(&format!("bench disasters {arguments}"));
        assert_eq!((run.code, run.errors.as_str()), (0, ""), "{arguments}");
        run.output
    };
    let output = run("--seeds 8 --seed 40");
    assert!(output.starts_with("8 runs, "), "{output}");
    assert_eq!(output.lines().count(), 2);
    assert_eq!(run("--seeds 8 --seed 40"), output);
    assert_ne!(run("--seeds 8 --seed 41"), output);
}
