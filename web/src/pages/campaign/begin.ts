/** Begins campaigns, and goes to their battles with the secrets that this browser keeps. */

import { campaigns, keepSeat } from '../../keep';
import { navigation } from '../../navigation.svelte';
import { ApiError, api } from '../../net/api';
import { origin } from '../../net/origin.svelte';
import type { MenuEntry, NewCampaign } from '../../protocol/types';
import { type Form, request } from '../new/form';

/** A game as its campaigns are set up: other numbers of players, and fewer choices. */
export function campaignEntry(entry: MenuEntry): MenuEntry | null {
  if (!entry.campaign) return null;
  return { ...entry, seats: entry.campaign.players, options: entry.campaign.options, each_seat: [] };
}

/** What is sent to the server. */
export function campaignRequest(form: Form, title: string, myName: string, nameOf: (number: number) => string): NewCampaign {
  const { game, setup, seats, limits } = request(form, myName, nameOf);
  return { game, players: seats, ...(setup ? { setup } : {}), ...(title ? { title } : {}), ...(limits ? { limits } : {}) };
}

/** Begins a campaign; `isOwn` says which players sit at this screen. */
export async function begin(wanted: NewCampaign, isOwn: (player: number) => boolean): Promise<void> {
  const made = await api.beginCampaign(wanted);
  origin.told(made.watch);
  for (const { seat, secret } of made.players) {
    campaigns.keepSeat(made.id, wanted.game, { seat, secret, use: isOwn(seat) ? 'play' : 'invite' });
  }
  navigation.go({ page: 'campaign', id: made.id });
}

/** The players of a campaign at this screen. */
export const ownPlayers = (id: string) => campaigns.all()[id]?.seats.filter(({ use }) => use === 'play') ?? [];

/** Goes to the table of the battle; whoever of this screen fights there has a seat. */
export async function toTheBattle(id: string, game: string): Promise<void> {
  const own = ownPlayers(id);
  const first = own[0];
  if (!first) return;
  const { table } = await api.nextMatch(id, first.secret);
  await keepSeats(table, game, own.map(({ secret }) => secret));
  navigation.go({ page: 'table', id: table, at: null });
}

/** Which seat a player has differs from battle to battle, and not everybody fights in each. */
async function keepSeats(table: string, game: string, secrets: readonly string[]): Promise<void> {
  for (const secret of secrets) {
    try {
      const { you } = await api.table(table, secret);
      if (you !== null) keepSeat(table, game, { seat: you, secret, use: 'play' });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
    }
  }
}
