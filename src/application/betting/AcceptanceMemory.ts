import type { LastingAcceptance, OddsAcceptance } from '@/domain/betting/BetSlip';
import type { MatchId } from '@/domain/shared/ids';
import type { Ports } from '../ports/Ports';
import { playerKey } from '../shared/playerKey';

const KEY = 'oddsAcceptance';
const LASTING: readonly LastingAcceptance[] = ['none', 'better'];

/**
 * Which odds changes a player takes: better ones or none, remembered on this device for each player apart. Any odds, also worse ones, is never
 * remembered: it holds for one match on this page, until something interrupts it.
 */
export class AcceptanceMemory {
  readonly #anyOdds = new Set<MatchId>();

  constructor(private readonly ports: Pick<Ports, 'localStore' | 'session'>) {}

  /** What a new slip on this match starts with. */
  recall(match: MatchId): OddsAcceptance {
    return this.#anyOdds.has(match) ? 'any' : this.lasting();
  }

  /** Better odds only, until the player says otherwise. What an older version stored, any odds, does not count. */
  lasting(): LastingAcceptance {
    const stored = this.ports.localStore.read(playerKey(KEY, this.ports.session));
    return LASTING.find((choice) => choice === stored) ?? 'better';
  }

  /** Chosen in a slip on this match. */
  keep(match: MatchId, acceptance: OddsAcceptance): void {
    if (acceptance === 'any') {
      this.#anyOdds.add(match);
      return;
    }
    this.#anyOdds.delete(match);
    this.keepLasting(acceptance);
  }

  keepLasting(acceptance: LastingAcceptance): void {
    this.ports.localStore.write(playerKey(KEY, this.ports.session), acceptance);
  }

  /** Any odds is to be chosen anew on every match. */
  forgetAnyOdds(): void {
    this.#anyOdds.clear();
  }
}
