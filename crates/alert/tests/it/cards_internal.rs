//! Every internal threat alone on its way: its numbers, and what it does when nobody stops it.

use expect_test::expect;

use crate::cards::check;

#[test]
fn i1_01_skirmishers() {
    check(
        "I1-01",
        &expect![[r"
            hp 1, shield 0, speed 3, points 2/4, Intruder in UR, Battlebots, fights back
            X in turn 2: to UW
            Y in turn 3: to LW
            Y in turn 4: to UW
            Z in turn 5: damage White 3
            survived in turn 5
        "]],
    );
}

#[test]
fn i1_02_skirmishers() {
    check(
        "I1-02",
        &expect![[r"
            hp 1, shield 0, speed 3, points 2/4, Intruder in UB, Battlebots, fights back
            X in turn 2: to UW
            Y in turn 3: to LW
            Y in turn 4: to UW
            Z in turn 5: damage White 3
            survived in turn 5
        "]],
    );
}

#[test]
fn i1_03_saboteur() {
    check(
        "I1-03",
        &expect![[r"
            hp 1, shield 0, speed 4, points 2/4, Intruder in LW, Battlebots
            X in turn 1: to LB
            Y in turn 2: drain reactor Blue 1
            Y in turn 3: drain reactor Blue 1
            Z in turn 4: damage Blue 2
            survived in turn 4
        "]],
    );
}

#[test]
fn i1_04_saboteur() {
    check(
        "I1-04",
        &expect![[r"
            hp 1, shield 0, speed 4, points 2/4, Intruder in LW, Battlebots
            X in turn 1: to LR
            Y in turn 2: drain reactor Red 1
            Y in turn 3: drain reactor Red 1
            Z in turn 4: damage Red 2
            survived in turn 4
        "]],
    );
}

#[test]
fn i1_05_hacked_shields() {
    check(
        "I1-05",
        &expect![[r"
            hp 3, shield 0, speed 2, points 2/4, Malfunction in UB, button B, PerAction
            X in turn 2: drain shield Blue 1
            Y in turn 4: drain reactor Blue 2
            Y in turn 6:
            Z in turn 8: damage Blue 2
            survived in turn 8
        "]],
    );
}

#[test]
fn i1_06_hacked_shields() {
    check(
        "I1-06",
        &expect![[r"
            hp 3, shield 0, speed 2, points 2/4, Malfunction in UR, button B, PerAction
            X in turn 2: drain shield Red 1
            Y in turn 4: drain reactor Red 2
            Y in turn 6:
            Z in turn 8: damage Red 2
            survived in turn 8
        "]],
    );
}

#[test]
fn i1_07_unstable_warheads() {
    check(
        "I1-07",
        &expect![[r"
            hp as many as rockets, shield 0, speed 3, points 2/4, Malfunction in LB, button C, PerAction
            Z in turn 5: damage Blue 9 lost with Blue
        "]],
    );
}

#[test]
fn si1_01_commandos() {
    check(
        "SI1-01",
        &expect![[r"
            hp 2, shield 0, speed 2, points 4/8, Intruder in LR, Battlebots, fights back
            X in turn 2: to UR
            Y in turn 4: damage Red 2
            Y in turn 6: damage Red 2
            Z in turn 8: damage Red 4 lost with Red
        "]],
    );
}

#[test]
fn si1_02_commandos() {
    check(
        "SI1-02",
        &expect![[r"
            hp 2, shield 0, speed 2, points 4/8, Intruder in UB, Battlebots, fights back
            X in turn 2: to LB
            Y in turn 4: damage Blue 2
            Y in turn 6: damage Blue 2
            Z in turn 8: damage Blue 4 lost with Blue
        "]],
    );
}

#[test]
fn si1_03_alien() {
    check(
        "SI1-03",
        &expect![[r"
            hp 2, shield 0, speed 2, points 0/8, Intruder in LW, Battlebots
            X in turn 2: fights back
            Y in turn 4: to UW damage White 1
            Y in turn 6: to LW damage White 1
            Z in turn 8: lost
        "]],
    );
}

#[test]
fn si1_04_fissure() {
    check(
        "SI1-04",
        &expect![[r"
            hp 2, shield 0, speed 2, points 0/8, Malfunction in UR, Interceptors
            X in turn 2: doubles {Red}
            Y in turn 4: doubles {Red, White, Blue}
            Y in turn 6: doubles {Red, White, Blue}
            Z in turn 8: lost
        "]],
    );
}

#[test]
fn si1_05_crossed_wires() {
    check(
        "SI1-05",
        &expect![[r"
            hp 4, shield 0, speed 3, points 4/8, Malfunction in UW, button B, PerAction
            X in turn 2: to shield White 2 drain reactor White 1 damage White 1
            Y in turn 3: drain shield White 3 damage White 3
            Y in turn 4:
            Z in turn 5: drain reactor Red 2 damage Red 2 drain reactor Blue 2 damage Blue 2
            survived in turn 5
        "]],
    );
}

#[test]
fn si1_06_battlebot_uprising() {
    check(
        "SI1-06",
        &expect![[r"
            hp 4, shield 0, speed 2, points 4/8, Malfunction in UB LR, button C, AllStationsBonus(1)
            X in turn 2:
            Y in turn 4:
            Y in turn 6:
            Z in turn 8: knocks out P2
            survived in turn 8
        "]],
    );
}

#[test]
fn i2_01_slime() {
    check(
        "I2-01",
        &expect![[r"
            hp 2, shield 0, speed 2, points 3/6, Intruder in LB, Progeny
            X in turn 2: rockets 2
            Y in turn 4: spreads to LW
            Y in turn 6: spreads to LR
            Z in turn 8: damage Red 2 damage White 2 damage Blue 2
            survived in turn 8
        "]],
    );
}

#[test]
fn i2_02_slime() {
    check(
        "I2-02",
        &expect![[r"
            hp 2, shield 0, speed 2, points 3/6, Intruder in LR, Progeny
            X in turn 2: disables the squad in LowerRed
            Y in turn 4: spreads to LW
            Y in turn 6: spreads to LB
            Z in turn 8: damage Red 2 damage White 2 damage Blue 2
            survived in turn 8
        "]],
    );
}

#[test]
fn i2_03_troopers() {
    check(
        "I2-03",
        &expect![[r"
            hp 2, shield 0, speed 2, points 3/6, Intruder in UR, Battlebots, fights back
            X in turn 2: to LR
            Y in turn 4: to LW
            Y in turn 6: to LB
            Z in turn 8: damage Blue 4
            survived in turn 8
        "]],
    );
}

#[test]
fn i2_04_troopers() {
    check(
        "I2-04",
        &expect![[r"
            hp 2, shield 0, speed 2, points 3/6, Intruder in LB, Battlebots, fights back
            X in turn 2: to UB
            Y in turn 4: to UW
            Y in turn 6: to UR
            Z in turn 8: damage Red 4
            survived in turn 8
        "]],
    );
}

#[test]
fn i2_05_virus() {
    check(
        "I2-05",
        &expect![[r"
            hp 3, shield 0, speed 3, points 3/6, Malfunction in UW, button C, PerAction
            X in turn 2: drain reactor Red 1 drain reactor White 1 drain reactor Blue 1
            Y in turn 3: delays P1 delays P2
            Y in turn 4: delays P1 delays P2
            Z in turn 5: damage Red 1 damage White 1 damage Blue 1
            survived in turn 5
        "]],
    );
}

#[test]
fn i2_06_overheated_reactor() {
    check(
        "I2-06",
        &expect![[r"
            hp 3, shield 0, speed 2, points 3/6, Malfunction in LW, button B, PerAction
            X in turn 2: damage White 3
            Y in turn 4: capsules 2
            Y in turn 6: capsules 1
            Z in turn 8: damage White 3
            survived in turn 8
        "]],
    );
}

#[test]
fn si2_01_executioner() {
    check(
        "SI2-01",
        &expect![[r"
            hp 2, shield 0, speed 2, points 6/12, Intruder in UB, Battlebots, fights back
            X in turn 2: to UW knocks out P1
            Y in turn 4: to LW knocks out P2
            Y in turn 6: to UW
            Z in turn 8: damage White 3
            survived in turn 8
        "]],
    );
}

#[test]
fn si2_02_seeker() {
    check(
        "SI2-02",
        &expect![[r"
            hp 2, shield 0, speed 2, points 6/15, Intruder in UW, Battlebots
            X in turn 2: to LW
            Y in turn 4: to UW
            Y in turn 6: to LW
            Z in turn 8: damage White 5 knocks out P2
            survived in turn 8
        "]],
    );
}

#[test]
fn si2_03_power_system_overload() {
    check(
        "SI2-03",
        &expect![[r"
            hp 7, shield 0, speed 3, points 6/12, Malfunction in LR LW LB, button B, AllStationsBonus(2)
            X in turn 2: drain reactor White 2
            Y in turn 3: drain reactor Red 1 drain reactor White 1 drain reactor Blue 1
            Y in turn 4: drain reactor Red 1 drain reactor Blue 1
            Z in turn 5: damage Red 3 damage White 3 damage Blue 3
            survived in turn 5
        "]],
    );
}

#[test]
fn si2_04_contamination() {
    check(
        "SI2-04",
        &expect![[r"
            hp 3, shield 0, speed 2, points 6/12, Intruder in UR UB LR LB, ClearStation
            X in turn 2:
            Y in turn 4: damage Red 1 damage Blue 1 damage Red 1 damage Blue 1
            Y in turn 6: damage Red 1 damage Blue 1 damage Red 1 damage Blue 1
            Z in turn 8:
            survived in turn 8
        "]],
    );
}

#[test]
fn si2_05_nuclear_device() {
    check(
        "SI2-05",
        &expect![[r"
            hp 1, shield 0, speed 4, points 0/12, Malfunction in LW, button C, AtOnce(3)
            X in turn 1: speed 5
            Y in turn 2: speed 6
            Y in turn 3: speed 7
            Z in turn 3: lost
        "]],
    );
}
