import { paise, type Paise } from '@/domain/shared/Money';
import { betKey, marketId, type BetKey, type MarketId } from '@/domain/shared/ids';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { SessionView } from '../ports/state/SessionState';
import { SentOnDevice } from '../shared/SentOnDevice';

const BET_KEY = /^[0-9a-f]{32}$/;

/** An auto cash out that was to be set or removed: it was sent, and its fate is not known. */
export interface SentIntent {
  readonly marketId: MarketId;
  readonly key: BetKey;
  /** null: it is to be removed. */
  readonly amount: Paise | null;
  /** Another figure was sent under this key before. */
  readonly changed?: true;
  /** Wall time. */
  readonly sentAt: number;
}

/** One for each market, stored on the device before it leaves (F58), until a server has said what became of it. */
export class SentIntents {
  readonly #stored: SentOnDevice<SentIntent>;

  constructor(store: KeyValueStore, session: Pick<SessionView, 'owner'>) {
    this.#stored = new SentOnDevice(store, session, 'autoCashOut', decodeSentIntent);
  }

  on(market: MarketId): SentIntent | null {
    return this.all().findLast((intent) => intent.marketId === market) ?? null;
  }

  /** Oldest first. */
  all(): readonly SentIntent[] {
    return this.#stored.all();
  }

  put(intent: SentIntent): void {
    for (const { marketId: market, key } of this.all())
      if (market === intent.marketId && key !== intent.key) this.remove(key);
    this.#stored.put(intent);
  }

  remove(key: BetKey): void {
    this.#stored.remove(key);
  }
}

/** null when it is none of ours (F71). */
function decodeSentIntent(entry: unknown): SentIntent | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { marketId: market, key, amount, changed, sentAt } = entry as Readonly<Record<string, unknown>>;
  if (typeof market !== 'string' || typeof key !== 'string' || !BET_KEY.test(key)) return null;
  if (amount !== null && (typeof amount !== 'number' || !Number.isSafeInteger(amount))) return null;
  if (typeof sentAt !== 'number' || !Number.isFinite(sentAt)) return null;
  return {
    ...{ marketId: marketId(market), key: betKey(key), sentAt },
    amount: amount === null ? null : paise(amount),
    ...(changed === true ? { changed } : {}),
  };
}
