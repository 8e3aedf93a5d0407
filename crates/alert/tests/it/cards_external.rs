//! Every external threat alone on its way: its numbers, and what it does when nobody stops it.

use expect_test::expect;

use crate::cards::check;

#[test]
fn e1_01_pulse_ball() {
    check(
        "E1-01",
        &expect![[r"
            hp 5, shield 1, speed 2, points 2/4
            X in turn 2: Red 1 White 1 Blue 1
            Y in turn 4: Red 1 White 1 Blue 1
            Y in turn 6: Red 1 White 1 Blue 1
            Z in turn 8: Red 2 White 2 Blue 2
            survived in turn 8
        "]],
    );
}

#[test]
fn e1_02_destroyer() {
    check(
        "E1-02",
        &expect![[r"
            hp 5, shield 2, speed 2, points 2/4
            X in turn 2: White 1
            Y in turn 4: White 2
            Y in turn 6: White 2
            Z in turn 8: White 2
            survived in turn 8
        "]],
    );
}

#[test]
fn e1_03_stealth_fighter() {
    check(
        "E1-03",
        &expect![[r"
            hp 4, shield 2, speed 3, points 2/4, StealthUntilX
            X in turn 2: revealed
            Y in turn 3: White 2
            Y in turn 4: White 2
            Z in turn 5: White 2
            survived in turn 5
        "]],
    );
}

#[test]
fn e1_04_energy_cloud() {
    check(
        "E1-04",
        &expect![[r"
            hp 5, shield 3, speed 2, points 2/4, PulseStripsShield
            X in turn 2: drain shield Red 30 drain shield White 30 drain shield Blue 30
            Y in turn 4: Red 1 damage Red 1 Blue 1 damage Blue 1
            Y in turn 6: Red 1 damage Red 1 Blue 1 damage Blue 1
            Z in turn 8: Red 2 damage Red 2 Blue 2 damage Blue 2
            survived in turn 8
        "]],
    );
}

#[test]
fn e1_05_gunship() {
    check(
        "E1-05",
        &expect![[r"
            hp 5, shield 2, speed 2, points 2/4
            X in turn 2: White 2
            Y in turn 4: White 2
            Y in turn 6: White 2
            Z in turn 8: White 3
            survived in turn 8
        "]],
    );
}

#[test]
fn e1_06_cryoshield_fighter() {
    check(
        "E1-06",
        &expect![[r"
            hp 4, shield 1, speed 3, points 2/4, Cryoshield
            X in turn 2: White 1
            Y in turn 3: White 2
            Y in turn 4: White 2
            Z in turn 5: White 2
            survived in turn 5
        "]],
    );
}

#[test]
fn e1_07_fighter() {
    check(
        "E1-07",
        &expect![[r"
            hp 4, shield 2, speed 3, points 2/4
            X in turn 2: White 1
            Y in turn 3: White 2
            Y in turn 4: White 2
            Z in turn 5: White 3
            survived in turn 5
        "]],
    );
}

#[test]
fn e1_08_armored_grappler() {
    check(
        "E1-08",
        &expect![[r"
            hp 4, shield 3, speed 2, points 2/4
            X in turn 2: White 1
            Y in turn 4:
            Y in turn 6:
            Z in turn 8: White 4
            survived in turn 8
        "]],
    );
}

#[test]
fn e1_09_amoeba() {
    check(
        "E1-09",
        &expect![[r"
            hp 8, shield 0, speed 2, points 2/4, NoRocket
            X in turn 2:
            Y in turn 4:
            Y in turn 6:
            Z in turn 8: White 5
            survived in turn 8
        "]],
    );
}

#[test]
fn e1_10_meteoroid() {
    check(
        "E1-10",
        &expect![[r"
            hp 5, shield 0, speed 5, points 2/4, NoRocket
            Z in turn 3: White 5
            survived in turn 3
        "]],
    );
}

#[test]
fn se1_01_frigate() {
    check(
        "SE1-01",
        &expect![[r"
            hp 7, shield 2, speed 2, points 4/8
            X in turn 2: White 2
            Y in turn 4: White 3
            Y in turn 6: White 3
            Z in turn 8: White 4
            survived in turn 8
        "]],
    );
}

#[test]
fn se1_02_man_of_war() {
    check(
        "SE1-02",
        &expect![[r"
            hp 9, shield 2, speed 1, points 4/8
            X in turn 4: White 2 speed 2
            Y in turn 6: White 3 shield 3
            Y in turn 8: White 3 shield 4
            Z in turn 10: White 5
            survived in turn 10
        "]],
    );
}

#[test]
fn se1_03_leviathan_tanker() {
    check(
        "SE1-03",
        &expect![[r"
            hp 8, shield 3, speed 2, points 4/8
            X in turn 2: White 2
            Y in turn 4: White 2
            Y in turn 6: White 2
            Z in turn 8: White 2
            survived in turn 8
        "]],
    );
}

#[test]
fn se1_04_pulse_satellite() {
    check(
        "SE1-04",
        &expect![[r"
            hp 4, shield 2, speed 3, points 4/8, HiddenWhenFar
            X in turn 2: Red 1 White 1 Blue 1
            Y in turn 3: Red 2 White 2 Blue 2
            Y in turn 4: Red 2 White 2 Blue 2
            Z in turn 5: Red 3 White 3 Blue 3
            survived in turn 5
        "]],
    );
}

#[test]
fn se1_05_cryoshield_frigate() {
    check(
        "SE1-05",
        &expect![[r"
            hp 7, shield 1, speed 2, points 4/8, Cryoshield
            X in turn 2: White 2
            Y in turn 4: White 3
            Y in turn 6: White 3
            Z in turn 8: White 4
            survived in turn 8
        "]],
    );
}

#[test]
fn se1_06_interstellar_octopus() {
    check(
        "SE1-06",
        &expect![[r"
            hp 8, shield 1, speed 2, points 4/8, NoRocket
            X in turn 2:
            Y in turn 4:
            Y in turn 6:
            Z in turn 8: White 16
            survived in turn 8
        "]],
    );
}

#[test]
fn se1_07_maelstrom() {
    check(
        "SE1-07",
        &expect![[r"
            hp 8, shield 3, speed 2, points 4/8, PulseStripsShield
            X in turn 2: drain shield Red 30 drain shield White 30 drain shield Blue 30
            Y in turn 4: Red 2 damage Red 2 Blue 2 damage Blue 2
            Y in turn 6: Red 2 damage Red 2 Blue 2 damage Blue 2
            Z in turn 8: Red 3 damage Red 3 lost with Red
        "]],
    );
}

#[test]
fn se1_08_asteroid() {
    check(
        "SE1-08",
        &expect![[r"
            hp 9, shield 0, speed 3, points 4/8, NoRocket
            Z in turn 5: White 9
            survived in turn 5
        "]],
    );
}

#[test]
fn e2_01_kamikaze() {
    check(
        "E2-01",
        &expect![[r"
            hp 5, shield 2, speed 4, points 3/6
            X in turn 1: speed 5 shield 1
            Y in turn 2: speed 6 shield 0
            Y in turn 3: speed 7 shield 0
            Z in turn 3: White 6
            survived in turn 3
        "]],
    );
}

#[test]
fn e2_02_scout() {
    check(
        "E2-02",
        &expect![[r"
            hp 3, shield 1, speed 2, points 3/6, NoHeavyLaser
            X in turn 2: aura Attack
            Y in turn 4:
            Y in turn 6:
            Z in turn 8: White 3 damage White 3
            survived in turn 8
        "]],
    );
}

#[test]
fn e2_03_phantom_fighter() {
    check(
        "E2-03",
        &expect![[r"
            hp 3, shield 3, speed 3, points 3/6, RocketWasted, StealthUntilX
            X in turn 2: revealed
            Y in turn 3: White 2
            Y in turn 4: White 2
            Z in turn 5: White 3
            survived in turn 5
        "]],
    );
}

#[test]
fn e2_04_swarm() {
    check(
        "E2-04",
        &expect![[r"
            hp 3, shield 0, speed 2, points 3/6, NoRocket, OneDamageATurn
            X in turn 2: White 1
            Y in turn 4: White 2 Red 1 Blue 1
            Y in turn 6: White 2 Red 1 Blue 1
            Z in turn 8: White 3 Red 2 Blue 2
            survived in turn 8
        "]],
    );
}

#[test]
fn e2_05_jellyfish() {
    check(
        "E2-05",
        &expect![[r"
            hp 13, shield -2, speed 2, points 3/6, NoRocket
            X in turn 2: Red 1 White 1 Blue 1
            Y in turn 4: Red 1 White 1 Blue 1
            Y in turn 6: Red 1 White 1 Blue 1
            Z in turn 8: Red 2 White 2 Blue 2
            survived in turn 8
        "]],
    );
}

#[test]
fn e2_06_marauder() {
    check(
        "E2-06",
        &expect![[r"
            hp 6, shield 1, speed 3, points 3/6
            X in turn 2: aura Shield
            Y in turn 3: drain shield Red 1 drain shield White 1 drain shield Blue 1
            Y in turn 4: drain shield Red 1 drain shield White 1 drain shield Blue 1
            Z in turn 5: White 4
            survived in turn 5
        "]],
    );
}

#[test]
fn e2_07_minor_asteroid() {
    check(
        "E2-07",
        &expect![[r"
            hp 7, shield 0, speed 4, points 3/6, NoRocket
            Z in turn 4: White 7
            survived in turn 4
        "]],
    );
}

#[test]
fn se2_01_behemoth() {
    check(
        "SE2-01",
        &expect![[r"
            hp 7, shield 4, speed 2, points 6/12, InterceptorBait
            X in turn 2: White 2
            Y in turn 4: White 3
            Y in turn 6: White 3
            Z in turn 8: White 6
            survived in turn 8
        "]],
    );
}

#[test]
fn se2_02_juggernaut() {
    check(
        "SE2-02",
        &expect![[r"
            hp 10, shield 3, speed 1, points 6/12, RocketMagnet
            X in turn 4: speed 3 White 2
            Y in turn 6: speed 5 White 3
            Y in turn 7: speed 7 White 3
            Z in turn 7: White 7
            survived in turn 7
        "]],
    );
}

#[test]
fn se2_03_psionic_satellite() {
    check(
        "SE2-03",
        &expect![[r"
            hp 5, shield 2, speed 2, points 6/12, HiddenWhenFar
            X in turn 2: delays P1 delays P2
            Y in turn 4: delays P1 delays P2
            Y in turn 6: delays P1 delays P2
            Z in turn 8: knocks out P1 knocks out P2
            survived in turn 8
        "]],
    );
}

#[test]
fn se2_04_nebula_crab() {
    check(
        "SE2-04",
        &expect![[r"
            hp 7, shield 2, speed 2, points 6/12, NoRocket
            X in turn 2: shield 4
            Y in turn 4: speed 4 shield 2
            Y in turn 5: speed 6 shield 2
            Z in turn 6: Red 5 Blue 5
            survived in turn 6
        "]],
    );
}

#[test]
fn se2_05_nemesis() {
    check(
        "SE2-05",
        &expect![[r"
            hp 9, shield 1, speed 3, points 0/12
            X in turn 2: White 1 hurt 1
            Y in turn 3: White 2 hurt 2
            Y in turn 4: White 2 hurt 2
            Z in turn 5: lost
        "]],
    );
}

#[test]
fn se2_06_major_asteroid() {
    check(
        "SE2-06",
        &expect![[r"
            hp 11, shield 0, speed 2, points 6/12, NoRocket
            Z in turn 8: White 11
            survived in turn 8
        "]],
    );
}
