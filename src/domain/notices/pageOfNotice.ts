import { internalPath } from '@/domain/routing/internalPath';
import { isUnknown } from '@/domain/routing/decideRoute';
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
    'cashOut.doneWaiting',
    'cashOut.partOf',
    'cashOut.partWaiting',
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

/** A page that somebody else names for a notice, a server or what was saved; null: it is none of ours. X12. */
export function pageNamed(raw: unknown): string | null {
  const path = internalPath(raw);
  return path === null || isUnknown(path) ? null : path;
}

/** Where to look at what a notice tells of; null where it names nothing that has a page. */
export function pageOfNotice(message: Message): string | null {
  if (message.kind === 'server') return message.page ?? null;
  const match = message.values?.['matchId'];
  if (typeof match === 'string') return pathOfMatch(matchId(match));
  return PAGES.get(message.key) ?? null;
}

function at(page: string, ...keys: readonly MessageKey[]): readonly (readonly [MessageKey, string])[] {
  return keys.map((key) => [key, page]);
}
