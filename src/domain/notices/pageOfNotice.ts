import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import type { Message } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { matchId } from '@/domain/shared/ids';

const PAGES: ReadonlyMap<MessageKey, string> = new Map([
  ...at(
    '/mybets',
    'bet.placed',
    'bet.partlyMatched',
    'bet.matched',
    'bet.unmatched',
    'bet.cameLater',
    'bet.earlierPlaced',
    'bet.earlierChange',
    'bet.changed',
    'bet.changeWaits',
    'bet.cancelledTooLate',
    'cashOut.done',
    'cashOut.doneOf',
    'autoCashOut.done',
  ),
  ...at('/mybets?tab=settled', 'bet.settledWon', 'bet.settledLost', 'bet.settledVoid'),
  ...at(
    '/mybets?tab=all',
    'bet.lapsed',
    'bet.cancelled',
    'bet.allCancelled',
    'bet.someCancelled',
    'bet.notPlaced',
  ),
  ...at('/bonus', 'bonus.partClaimed', 'bonus.cancelled'),
]);

/** Where to look at what a notice tells of; null where it names nothing that has a page, as a server's own words. */
export function pageOfNotice(message: Message): string | null {
  if (message.kind === 'server') return null;
  const match = message.values?.['matchId'];
  if (typeof match === 'string') return pathOfMatch(matchId(match));
  return PAGES.get(message.key) ?? null;
}

function at(page: string, ...keys: readonly MessageKey[]): readonly (readonly [MessageKey, string])[] {
  return keys.map((key) => [key, page]);
}
