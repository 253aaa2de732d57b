import { AUTO_CASH_OUTS_KEY, type AutoCashOut } from '@/domain/betting/AutoCashOut';
import type { BetKey, MarketId } from '@/domain/shared/ids';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';
import { playerKey } from '../shared/playerKey';
import type { AutoCashOuts, SentAutoCashOut } from './AutoCashOutApp';

const NONE: AutoCashOuts = { active: [], sent: [], known: false, failed: null };

/**
 * What the player sees of them. The keys of those that stood when they last looked are saved on the device, for each player apart: what ended while no
 * page was open is told when one is opened.
 */
export class ShownAutoCashOuts {
  readonly #listeners = new Set<() => void>();
  #now: AutoCashOuts = NONE;

  constructor(
    private readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>,
    private readonly session: Pick<SessionView, 'user'>,
  ) {}

  readonly read = (): AutoCashOuts => this.#now;

  readonly watch = (listener: () => void): (() => void) => {
    const tell = (): void => listener();
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  };

  change(change: Partial<AutoCashOuts>): void {
    this.#now = { ...this.#now, ...change };
    for (const tell of this.#listeners) tell();
  }

  on(market: MarketId): AutoCashOut | null {
    return this.#now.active.find(({ marketId }) => marketId === market) ?? null;
  }

  sentOn(market: MarketId): SentAutoCashOut | null {
    return this.#now.sent.find(({ marketId }) => marketId === market) ?? null;
  }

  /** One a market: it takes the place of what was shown. */
  put(rule: AutoCashOut): void {
    this.replace([...this.#now.active.filter(({ marketId }) => marketId !== rule.marketId), rule]);
  }

  drop(key: BetKey): void {
    this.replace(this.#now.active.filter((rule) => rule.key !== key));
  }

  replace(active: readonly AutoCashOut[]): void {
    this.change({ active });
    this.#save(active.map(({ key }) => key));
  }

  sending(sent: SentAutoCashOut): void {
    this.change({ sent: [...this.#now.sent.filter(({ marketId }) => marketId !== sent.marketId), sent] });
  }

  decided(key: BetKey): void {
    this.change({ sent: this.#now.sent.filter((sent) => sent.key !== key) });
  }

  /** Those that stood when this player last looked, on this device. */
  remembered(): ReadonlySet<string> {
    return new Set((this.store.read(this.#place) ?? '').split(' ').filter((key) => key !== ''));
  }

  /** The session is over: what is saved stays. */
  forget(): void {
    this.change(NONE);
  }

  #save(keys: readonly BetKey[]): void {
    if (keys.length === 0) this.store.remove(this.#place);
    else this.store.write(this.#place, keys.join(' '));
  }

  get #place(): string {
    return playerKey(AUTO_CASH_OUTS_KEY, this.session);
  }
}
