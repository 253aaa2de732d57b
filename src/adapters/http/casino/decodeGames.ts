import * as v from 'valibot';
import { decode } from '@/adapters/wire/decode';
import type { Logger } from '@/application/ports/device/Logger';
import { safeUrl, type UrlRules } from '@/domain/brand/safeUrl';
import { gameKey, type Game, type GameKey } from '@/domain/casino/Game';
import { categoryOf, groupOf, type GroupId } from '@/domain/casino/groups';
import { isGamePath, resolveCasino } from '@/domain/casino/resolveCasino';
import { NO_GAMES } from '@/domain/casino/Catalogue';
import { internalPath } from '@/domain/routing/internalPath';
import { gameSchema, type WireGame } from './gameWire';

const WHERE = 'casino.games';
/** More than anybody can look through is an attack on memory (X31). */
const MAX_GAMES = 20_000;
/** A wholly foreign list must not flood the log. */
const MAX_LINES = 10;

const listSchema = v.object({ groups: v.array(v.object({ id: v.string(), games: v.array(v.unknown()) })) });

/**
 * assumed: `{groups: [{id, games: [entry]}]}`, docs/wire.md 4.4. A game stands in every group that it belongs to and is one game here. What is
 * sound is kept; an entry that cannot be read or opened is dropped with a reason that names its place and never its value (X01, X11, X12).
 */
export function decodeGames(data: unknown, pictures: UrlRules, logger: Logger): readonly Game[] | null {
  const list = decode(listSchema, data, WHERE, logger);
  if (list === null) return null;
  const found = new Found(pictures, logger);
  for (const [at, { id, games }] of list.groups.entries()) {
    const group = groupOf(id);
    if (group === null) found.drop(`groups.${at}.id`, 'a known group');
    else games.forEach((entry, index) => found.take(entry, group, `groups.${at}.games.${index}`));
  }
  return found.end();
}

class Found {
  readonly #games = new Map<GameKey, { readonly wire: WireGame; readonly groups: GroupId[] }>();
  readonly #paths = new Map<string, GameKey>();
  #dropped = 0;

  constructor(
    private readonly pictures: UrlRules,
    private readonly logger: Logger,
  ) {}

  take(entry: unknown, group: GroupId, path: string): void {
    const decoded = v.safeParse(gameSchema, entry, { abortEarly: true });
    if (!decoded.success) {
      const [issue] = decoded.issues;
      this.drop(`${path}.${v.getDotPath(issue) ?? ''}`, issue.expected ?? issue.type);
      return;
    }
    const wire = decoded.output;
    const key = gameKey(wire.provider, wire.code);
    const known = this.#games.get(key);
    const fault = known === undefined ? this.#faultOf(wire, group) : differs(known.wire, wire);
    if (fault !== null) {
      this.drop(`${path}.${fault[0]}`, fault[1]);
      return;
    }
    if (known === undefined) {
      this.#games.set(key, { wire, groups: [group] });
      this.#paths.set(wire.href.toLowerCase(), key);
    } else if (known.groups.includes(group)) this.drop(`${path}.code`, 'once in its group');
    else known.groups.push(group);
  }

  drop(path: string, expected: string): void {
    this.#dropped += 1;
    if (this.#dropped <= MAX_LINES)
      this.logger.warn('dropped from the wire', { where: WHERE, path, expected });
  }

  end(): readonly Game[] {
    if (this.#dropped > MAX_LINES)
      this.logger.warn('dropped from the wire', { where: WHERE, dropped: this.#dropped });
    return [...this.#games].map(([key, { wire, groups }]) => this.#gameOf(key, wire, groups));
  }

  #faultOf(wire: WireGame, group: GroupId): readonly [field: string, expected: string] | null {
    if (this.#games.size >= MAX_GAMES) return ['', `at most ${MAX_GAMES} games`];
    const isPlace = group === 'sports' || group === 'providers';
    if (isPlace) return internalPath(wire.href) === null ? ['href', 'a path of ours'] : null;
    if (!isGamePath(wire.href.toLowerCase())) return ['href', 'a page of a game'];
    const [, , slug, game] = wire.href.split('/');
    if (game === undefined && resolveCasino(slug, NO_GAMES).kind !== 'unknown')
      return ['href', 'a page that no lobby has'];
    return this.#paths.has(wire.href.toLowerCase()) ? ['href', 'a page of its own'] : null;
  }

  #gameOf(key: GameKey, wire: WireGame, groups: readonly GroupId[]): Game {
    return {
      ...wire,
      key,
      casino: wire.casino === '' ? wire.provider : wire.casino,
      homeUrl: internalPath(wire.homeUrl === '' ? null : wire.homeUrl),
      imgUrl: this.#picture(wire.imgUrl),
      cover: { src: this.#picture(wire.cover.src), alt: wire.cover.alt },
      category: categoryOf(groups),
      groups,
    };
  }

  /** A picture that may not be shown gives way to the drawn one; the game stays. */
  #picture(raw: string): string | null {
    return raw === '' ? null : safeUrl(raw, 'image', this.pictures);
  }
}

/** One game, listed twice, must be the same game. */
function differs(one: WireGame, other: WireGame): readonly [field: string, expected: string] | null {
  if (one.name !== other.name) return ['code', 'a code of its own'];
  return one.href === other.href ? null : ['href', 'the page it had before'];
}
