import { ODDS_STEPS, type LastingAcceptance, type OddsAcceptance } from '@/domain/betting/BetSlip';
import type { MatchId } from '@/domain/shared/ids';
import type { Ports } from '../ports/Ports';
import { playerKey } from '../shared/playerKey';

const KEY = 'oddsAcceptance';
const LASTING: readonly LastingAcceptance[] = ['none', 'better', ...ODDS_STEPS];

/**
 * Which odds changes a player takes: none, better ones, or worse ones by so many steps where the backend knows such a bound; remembered on this device for
 * each player apart. Any odds is never remembered: it holds for one match on this page, until something interrupts it.
 */
export class AcceptanceMemory {
  readonly #anyOdds = new Set<MatchId>();

  constructor(private readonly ports: Pick<Ports, 'localStore' | 'session' | 'config'>) {}

  /** What a new slip on this match starts with. */
  recall(match: MatchId): OddsAcceptance {
    return this.#anyOdds.has(match) ? 'any' : this.lasting();
  }

  /** What can be chosen for good. */
  choices(): readonly LastingAcceptance[] {
    const { oddsBound } = this.ports.config.capabilities;
    return LASTING.filter((choice) => oddsBound || typeof choice !== 'number');
  }

  /** Better odds only, until the player says otherwise. What an older version stored, any odds, does not count. */
  lasting(): LastingAcceptance {
    const stored = this.ports.localStore.read(playerKey(KEY, this.ports.session));
    return this.choices().find((choice) => String(choice) === stored) ?? 'better';
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
    this.ports.localStore.write(playerKey(KEY, this.ports.session), String(acceptance));
  }

  /** Any odds is to be chosen anew on every match. */
  forgetAnyOdds(): void {
    this.#anyOdds.clear();
  }
}
