import type { AutoCashOut } from '@/domain/betting/AutoCashOut';
import type { BetKey } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import { autoCashOutNotice } from './autoCashOutNotice';
import type { ShownAutoCashOuts } from './ShownAutoCashOuts';

/** What the server says of auto cash outs, in whatever order it comes: one that is over stays over, and its end is told once. */
export class AutoCashOutNews {
  readonly #ended = new Map<BetKey, AutoCashOut>();
  #changes = 0;

  constructor(
    private readonly shown: ShownAutoCashOuts,
    private readonly notify: Notify,
  ) {}

  /** Grows with all that was said: an answer that was asked for before may not know of it. */
  get changes(): number {
    return this.#changes;
  }

  /** null: as far as anybody knows it waits. */
  endOf(key: BetKey): AutoCashOut | null {
    return this.#ended.get(key) ?? null;
  }

  waits(rule: AutoCashOut): void {
    if (this.#ended.has(rule.key)) return;
    this.#changes += 1;
    this.shown.put(rule);
  }

  ends(rule: AutoCashOut, tell: boolean): void {
    if (this.#ended.has(rule.key)) return;
    this.#changes += 1;
    this.#ended.set(rule.key, rule);
    this.shown.drop(rule.key);
    const notice = tell ? autoCashOutNotice(rule) : null;
    if (notice !== null) this.notify(notice.message, notice.type);
  }

  forget(): void {
    this.#ended.clear();
  }
}
