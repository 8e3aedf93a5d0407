//! Positions of Quantum in which the rarer sentences are said, and positions that are no good.

/// A position on the alpha sector, and what is played in it. What is refused is said as well.
pub(crate) struct Scene {
    pub(crate) edition: &'static str,
    pub(crate) position: &'static str,
    pub(crate) actions: &'static [&'static str],
}

const fn scene(position: &'static str, actions: &'static [&'static str]) -> Scene {
    Scene { edition: "revised", position, actions }
}

/// Planets on b2, e2, h2, b5, e5 (the 8), h5, b8, e8 and h8; b2 and h8 are the start planets.
pub(crate) const SCENES: &[Scene] = &[
    // Orders that are refused.
    scene(
        "actions = 1
         seats = [
             { ships = ['4@b1', '5@d1', '1@a9'], moved = ['b1', 'd1'], ability_used = ['b1'] },
             { ships = ['2@f1'] },
         ]",
        &["b1-a1", "scout b1", "modify b1 3", "build e5", "f1-g1", "a8-a7", "take agile", "keep"],
    ),
    scene(
        "seats = [
             { ships = ['3@a1', '4@g1', '1@i4'], research = 6, cubes = ['e5'], scrapyard = [2] },
             { ships = ['2@a2', '2@b1'], cubes = ['b2'] },
         ]",
        &[
            "a1-c1",
            "g1-g1",
            "g1-h2",
            "g1-b1",
            "g1-a9",
            "g1-i1xa2",
            "g1xi4",
            "g1xi5",
            "i4-i6",
            "build e2",
            "build b2",
            "build e5",
            "build a1",
            "research",
            "deploy a a7",
            "deploy e a7",
            "deploy d a7",
            "warp a1 a1",
            "warp g1 i4",
            "reconfigure e",
            "end",
        ],
    ),
    // Squares that lie elsewhere than they should.
    scene(
        "seats = [
             {
                 ships = ['2@a4', '1@c4', '4@i1', '1@b4'],
                 scrapyard = [3],
                 cubes = ['b2'],
                 commands = ['nomadic'],
             },
             { ships = ['3@d5'] },
         ]",
        &[
            "deploy e i5",
            "strike c4 d5",
            "c4xd5",
            "i1-g1xd5",
            "a4+i1-a5",
            "nomadic i1 h3",
            "nomadic b4 i9",
            "a4+b4-a5",
            "drop i9",
        ],
    ),
    scene(
        "seats = [
             { ships = ['4@i1'], scrapyard = [3], cubes = ['b2'], commands = ['stealthy'] },
             {},
         ]",
        &["deploy b i2"],
    ),
    scene("seats = [{ ships = ['4@e4', '4@d5'], cubes_left = 1 }, {}]", &["build e5", "end"]),
    // Cards that are refused.
    scene(
        "seats = [
             { ships = ['4@a1'], dominance = 3, commands = ['cerebral', 'tactical'], new_commands = ['flexible'] },
             {},
         ]",
        &[
            "flexible a1 3",
            "nomadic a1 d1",
            "cerebral",
            "cerebral",
            "tactical a1-a2",
            "tactical a2-a1",
            "tactical a2-a1",
        ],
    ),
    scene("seats = [{ commands = ['cerebral'] }, {}]", &["cerebral"]),
    scene(
        "seats = [{ ships = ['1@a1', '6@c1'], commands = ['curious'] }, { ships = ['6@a2'] }]",
        &["strike a1 a2", "withdraw", "curious c1-d1"],
    ),
    scene(
        "seats = [{ ships = ['1@a1', '6@c1'], commands = ['curious'] }, { ships = ['6@a2'] }]",
        &["curious c1-d1", "strike a1 a2"],
    ),
    // Powers and abilities.
    scene(
        "seats = [
             { ships = ['4@b1', '3@c1'], commands = ['flexible', 'nomadic', 'resourceful'] },
             {},
         ]",
        &["warp c1 b1", "flexible c1 5", "nomadic c1 e1", "resourceful b1", "modify e1 3"],
    ),
    scene(
        "seats = [
             { ships = ['2@a3', '4@a4'], commands = ['curious', 'tactical'] },
             { ships = ['3@a5', '3@b4'] },
         ]",
        &["a3+a4-b4", "a3+a4-a2", "research", "drop b2", "drop i9", "drop a3"],
    ),
    scene(
        "seats = [{ ships = ['4@a1'], commands = ['clever'] }, {}]",
        &["reconfigure a1", "research", "choose 4", "choose 2"],
    ),
    scene(
        "seats = [{ ships = ['4@a1'], commands = ['scrappy'] }, {}]",
        &["reconfigure a1", "research", "reroll"],
    ),
    // Combat. A battlestation that attacks a scout always wins.
    scene(
        "seats = [
             { ships = ['3@a1'], commands = ['relentless', 'rational', 'cruel'] },
             { ships = ['3@a2'] },
         ]",
        &["a1xa2", "reroll agile", "reroll relentless", "research", "reroll cruel"],
    ),
    scene(
        "seats = [{ ships = ['1@a1'] }, { ships = ['6@a2'], commands = ['dangerous'] }]",
        &["a1xa2", "research", "fight", "research", "occupy"],
    ),
    scene(
        "seats = [{ ships = ['1@a1'] }, { ships = ['6@a2'], commands = ['dangerous'] }]",
        &["a1xa2", "detonate"],
    ),
    // The card phase.
    scene(
        "shown = ['aggression']
         seats = [{ dominance = 5, cubes = ['b2', 'e5'], picks = 2 }, {}]",
        &["end", "research", "take aggression", "research", "infamy a1", "infamy b2", "infamy e5"],
    ),
    scene(
        "shown = ['expansion']
         seats = [{ ships = ['4@a1'], cubes = ['b2'], picks = 2 }, {}]",
        &["end", "take agile", "take expansion", "research", "place a1", "place e1", "place b1"],
    ),
    scene(
        "shown = ['expansion', 'expansion']
         seats = [{ ships = ['4@a1', '4@c1', '4@d1'], scrapyard = [1], cubes = ['b2'], picks = 2 }, {}]",
        &["end", "take expansion", "scrap", "take expansion", "refresh", "pass"],
    ),
    scene(
        "shown = ['sabotage']
         seats = [{ picks = 2 }, { commands = ['agile'] }]",
        &["end", "take sabotage", "research", "discard cruel", "discard agile", "pass"],
    ),
    scene(
        "shown = ['clever']
         seats = [{ commands = ['agile', 'cruel', 'eager'], picks = 1 }, {}]",
        &["end", "take clever", "research", "discard clever", "discard agile"],
    ),
    scene(
        "shown = ['reorganization', 'reorganization']
         seats = [{ ships = ['4@a1'], cubes = ['b2'], picks = 2 }, {}]",
        &[
            "end",
            "take reorganization",
            "research",
            "reorganize e",
            "reorganize a",
            "research",
            "scrap",
            "take reorganization",
            "reorganize none",
        ],
    ),
    Scene {
        edition: "first",
        position: "shown = ['relocation']
                   seats = [
                       { cubes = ['h2'], commands = ['curious', 'strategic'], picks = 1 },
                       { cubes = ['b2'] },
                   ]",
        actions: &[
            "end",
            "take relocation",
            "research",
            "relocate 1 h2 e5",
            "relocate 2 h8 b5",
            "relocate 2 b2 a1",
            "relocate 2 b2 h2",
            "relocate 2 b2 e5",
            "relocate 2 b2 b5",
        ],
    },
];

/// Positions with a mistake each.
pub(crate) const MISTAKES: &[&str] = &[
    "seats = [{}]",
    "active = 3
     seats = [{}, {}]",
    "seats = [{ cubes = ['b'] }, {}]",
    "seats = [{ cubes = ['a1'] }, {}]",
    "seats = [{ cubes = ['b2', 'b2'] }, {}]",
    "seats = [{ cubes_left = 0 }, {}]",
    "seats = [{ scrapyard = [1, 2, 3, 4, 5, 6] }, {}]",
    "seats = [{ scrapyard = [7] }, {}]",
    "seats = [{ ships = ['4@b2'] }, {}]",
    "seats = [{ ships = ['frigate'] }, {}]",
    "seats = [{ research = 7 }, {}]",
    "seats = [{ commands = ['agile', 'clever', 'cruel', 'eager'] }, {}]",
    "seats = [{ moved = ['a1'] }, {}]",
    "seats = [{ commands = ['momentum'] }, {}]",
    "shown = ['joker']
     seats = [{}, {}]",
    "shown = ['agile', 'clever', 'cruel', 'eager']
     seats = [{}, {}]",
];
