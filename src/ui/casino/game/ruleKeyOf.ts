import type { Game } from '@/domain/casino/Game';
import { LOBBY_GROUPS } from '@/domain/casino/lobbyGroups';
import type { MessageId } from '@/ui/i18n/MessageId';

const BY_CODE = ['aviator', 'mines', 'plinko', 'goal', 'hilo', 'mini-roulette'] as const;
const BY_CATEGORY = [...LOBBY_GROUPS, 'slots', 'instant'] as const;

/** How a game goes, in two sentences: of the game itself where it is one of a kind, else of its category. */
export function ruleKeyOf({ code, category }: Pick<Game, 'code' | 'category'>): MessageId {
  const own = BY_CODE.find((each) => each === code);
  if (own !== undefined) return `game.rules.${own}`;
  return `game.rules.${BY_CATEGORY.find((each) => each === category) ?? 'any'}`;
}
