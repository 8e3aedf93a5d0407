/** How a campaign stands, in words. */

import type { CampaignShown } from '../../protocol/types';
import { seatName } from '../../words/names';
import { say, speech, t } from '../../words/speech.svelte';

export const playerNames = ({ players }: Pick<CampaignShown, 'players'>): string[] =>
  players.map(({ player, kind, name }) => seatName({ seat: player, kind, ...(name === undefined ? {} : { name }) }));

/** How many of its matches are over. */
export const fought = ({ legs }: Pick<CampaignShown, 'legs'>): number => legs.filter(({ winners }) => winners !== undefined).length;

/** Several names as one. */
export const named = (players: readonly number[], names: readonly string[]): string =>
  speech.words.list(players.map((player) => speech.words.name(player, names)));

/** What it waits for. */
export function stateOf(campaign: CampaignShown): string {
  const names = playerNames(campaign);
  switch (campaign.state) {
    case 'gathering':
      return t('web-campaign-gathering', { count: campaign.players.filter(({ joined }) => !joined).length });
    case 'choosing':
      return campaign.question ? say(campaign.question.question, names) : '';
    case 'ready':
      return t('web-campaign-ready');
    case 'playing':
      return t('web-campaign-playing');
    case 'over': {
      const winners = campaign.winners ?? [];
      return winners.length === 0 ? t('web-campaign-drawn') : t('web-campaign-won', { count: winners.length, names: named(winners, names) });
    }
  }
}
