import { createSandboxEngine } from '@/adapters/sandbox/engine/createSandboxEngine';
import { Provider } from '@/adapters/sandbox/provider/Provider';
import { readPlay } from '@/adapters/sandbox/provider/readPlay';
import type { SavedProvider } from '@/adapters/sandbox/provider/SavedProvider';
import type { WalletLine } from '@/adapters/sandbox/provider/WalletLine';
import type { Table } from '@/adapters/sandbox/wire/Plays';
import { START } from '../engine/Bench';
import type { SeatView } from './playWorld';

type Place = readonly [maker: string, code: string, table: Table, variant: string];

/** A title for every kind of game and every game of it, of the slots for each feature; which one is played there is said here once more. */
export const PLACES: readonly Place[] = [
  ['ezugi', 'speed-roulette', 'wheel', ''],
  ['spribe', 'mines', 'mines', ''],
  ['spribe', 'goal', 'goal', ''],
  ['spribe', 'mini-roulette', 'wheel', 'mini'],
  ['spribe', 'aviator', 'crash', ''],
  ['spribe', 'dice', 'dice', ''],
  ['spribe', 'plinko', 'plinko', ''],
  ['spribe', 'hilo', 'hilo', ''],
  ['xpg', 'wheel-of-fortune', 'fortune', ''],
  ['kingmaker', 'crazy-wheel', 'fortune', 'crazy'],
  ['xpg', 'sic-bo', 'dicetable', 'sicbo'],
  ['kingmaker', '7-up-7-down', 'dicetable', 'updown7'],
  ['kingmaker', 'jhandi-munda', 'dicetable', 'jhandimunda'],
  ['ezugi', 'blackjack-salon', 'blackjack', ''],
  ['ezugi', 'teen-patti', 'cards', 'teenpatti'],
  ['ezugi', 'andar-bahar', 'cards', 'andarbahar'],
  ['ezugi', 'lucky-7', 'cards', 'lucky7'],
  ['ezugi', '32-cards', 'cards', 'cards32'],
  ['vivo', 'baccarat', 'cards', 'baccarat'],
  ['aura', 'dragon-tiger', 'cards', 'dragontiger'],
  ['aura', 'casino-war', 'cards', 'casinowar'],
  ['aura', 'amar-akbar-anthony', 'cards', 'amarakbar'],
  ['qtech', '20101', 'slot', '20101'],
  ['qtech', '20102', 'slot', '20102'],
  ['qtech', '20103', 'slot', '20103'],
  ['qtech', '20104', 'slot', '20104'],
  ['qtech', '20105', 'slot', '20105'],
  ['qtech', '20106', 'slot', '20106'],
  ['qtech', '20107', 'slot', '20107'],
  ['qtech', '20111', 'slot', '20111'],
];

/** The provider over a real ledger; time is its own, because the world of matches has no part in this. */
export function kindWorld(seed: string, through: (line: WalletLine) => WalletLine = (line) => line) {
  const engine = createSandboxEngine({ seed: `money ${seed}`, startMs: START });
  let now = START;
  const build = (saved?: SavedProvider): Provider =>
    new Provider(`secret ${seed}`, () => now, through(engine.wallet), saved);
  let provider = build();
  const ask = (path: string, body: object, token = '') =>
    engine.handle({ method: 'POST', path, query: {}, headers: { token }, body, client: 'c' }).body as {
      readonly data: {
        readonly token: string;
        readonly user: { readonly mstruserid: string };
        readonly url: string;
      };
    };
  /** A new player's sessions, one a place, and what they can say to the operator. */
  function newcomer() {
    const { token, user } = ask('/login/demo', {}).data;
    engine.setBalance(user.mstruserid, { cash: 100_000_000 });
    const sessions = PLACES.map(
      ([maker, code]) => ask('/lobby', { provider: maker, code }, token).data.url.split('session=')[1] ?? '',
    );
    return { sessions, say: (path: string, body: object) => ask(path, body, token).data };
  }

  return {
    engine,
    cashes: () => engine.audit().users.map(({ cash }) => cash),
    isSquare: () => provider.isSquare,
    advance: () => provider.advance(),
    pass: (ms: number) => {
      now += ms;
    },
    /** Another host goes on with what this one has saved. */
    reload: () => {
      provider = build(JSON.parse(JSON.stringify(provider.save())) as SavedProvider);
    },
    /** The sessions of a new player, one a place. */
    player: (): readonly string[] => newcomer().sessions,
    newcomer,
    /** The view, or what is refused. */
    play(session: string, body: object): (SeatView & Readonly<Record<string, unknown>>) | string {
      const asked = readPlay(body);
      if (asked === null) return 'MALFORMED';
      const answer = provider.play(session, asked);
      return answer.ok ? (answer.view as SeatView & Readonly<Record<string, unknown>>) : answer.code;
    },
  };
}
