//! Campaigns as logs: what bots choose, what is repeated, and what is read again.

use bots::Ignorant;
use kernel::chance::Seed;
use kernel::{Seat, Viewer};
use samples::race::Race;
use serde_json::json;
use table::{
    Campaign, CampaignState, Due, Entry, Games, Judged, NewCampaign, NewSeat, NextMatch, Secret,
    TableId, TableKey,
};

const ADA: [u8; 16] = [1; 16];

fn games() -> Games {
    Games::none().with::<Race>(Ignorant)
}

/// A cup of a person against a bot, and its log.
struct Cup {
    log: Vec<Entry>,
}

impl Cup {
    fn begin() -> Self {
        let ada = NewSeat { name: Some("Ada".into()), ..NewSeat::human(Secret::from_bytes(ADA)) };
        let players = vec![ada, NewSeat::bot("easy")];
        let new = NewCampaign { players, ..NewCampaign::of("race", TableKey::from_bytes([2; 32])) };
        Self { log: vec![new.open(&games(), 10).expect("a cup of two")] }
    }

    fn read(&self) -> Campaign {
        // What is read is what was written.
        let texts = self.log.iter().map(Entry::to_text);
        let log: Vec<Entry> = texts.map(|text| Entry::parse(&text).expect("an entry")).collect();
        Campaign::load(TableId::from_bytes([3; 10]), &games(), &log).expect("a campaign")
    }

    fn open(&mut self) -> TableId {
        let (seed, key) = (Seed::from_number(1), TableKey::from_bytes([4; 32]));
        let next = self.read().next_match(&games(), seed, key, 20).expect("a race");
        let NextMatch::Open { table, entry, .. } = next else { panic!("it stands already") };
        self.log.push(*entry);
        table
    }

    /// The race ends; this seat of it has won.
    fn end(&mut self, winner: Option<u8>) {
        self.log.push(self.read().ended(json!({"winner": winner}), 30));
    }

    fn state(&self) -> CampaignState {
        self.read().show(Viewer::Spectator).state
    }
}

#[test]
fn a_match_whose_table_was_deleted_is_played_anew_at_another() {
    let mut cup = Cup::begin();
    let first = cup.open();
    assert_eq!(cup.state(), CampaignState::Playing);
    cup.log.push(cup.read().lost(25));
    assert_eq!((cup.state(), cup.read().due(26)), (CampaignState::Ready, None));
    assert!(cup.read().show(Viewer::Spectator).tables.is_empty());
    let second = cup.open();
    assert_ne!(second, first, "the name of what was deleted is not used again");
    cup.end(Some(0));
    assert_eq!(cup.read().show(Viewer::Spectator).tables, [second]);
}

#[test]
fn a_bot_chooses_by_itself_and_a_person_is_asked() {
    let mut cup = Cup::begin();
    let first = cup.open();
    assert_eq!(cup.read().due(40), Some(Due::Look(first.clone())));
    cup.end(Some(0));
    let Some(Due::Append(chosen)) = cup.read().due(40) else { panic!("the bot has lost") };
    assert_eq!(cup.state(), CampaignState::Choosing);
    cup.log.push(chosen);
    assert_eq!((cup.state(), cup.read().due(50)), (CampaignState::Ready, None));

    assert_ne!(cup.open(), first);
    // The loser of the first race sits on the first seat, and wins.
    cup.end(Some(0));
    assert_eq!((cup.state(), cup.read().due(60)), (CampaignState::Choosing, None));
    let secret = Secret::from_bytes(ADA);
    let Ok(Judged::Append(entry)) = cup.read().choose(Some(&secret), "30", "c1", 70) else {
        panic!("she may choose")
    };
    cup.log.push(entry);
    assert_eq!(cup.read().choose(Some(&secret), "10", "c1", 80), Ok(Judged::Done), "sent again");
    cup.open();
    cup.end(Some(0));
    let shown = cup.read().show(Viewer::Seat(Seat::new(0)));
    assert_eq!(
        (shown.state, shown.standing.winners),
        (CampaignState::Over, Some(vec![Seat::new(0)]))
    );
}

#[test]
fn a_table_is_named_by_its_campaign_and_opened_once() {
    let mut cup = Cup::begin();
    let (one, other) = (cup.read(), cup.read());
    let opened = |campaign: &Campaign, seed: u64| {
        let next = campaign.next_match(
            &games(),
            Seed::from_number(seed),
            TableKey::from_bytes([9; 32]),
            5,
        );
        match next.expect("a race") {
            NextMatch::Open { table, .. } | NextMatch::Stands(table) => table,
        }
    };
    assert_eq!(opened(&one, 1), opened(&other, 2));
    let table = cup.open();
    assert_eq!(opened(&cup.read(), 3), table);
}

#[test]
fn logs_that_are_no_campaigns_are_refused() {
    let cup = Cup::begin();
    let id = TableId::from_bytes([3; 10]);
    assert!(Campaign::load(id.clone(), &games(), &[]).is_err());
    let twice = [cup.log[0].clone(), cup.log[0].clone()];
    assert!(Campaign::load(id.clone(), &games(), &twice).is_err());
    assert!(table::Table::load(id.clone(), &games(), &cup.log, 0).is_err(), "it is no table");
    let other = Entry::parse(r#"{"v":1,"at_ms":12,"entry":"begun"}"#).expect("an entry");
    assert!(Campaign::load(id, &games(), &[cup.log[0].clone(), other]).is_err());
}
