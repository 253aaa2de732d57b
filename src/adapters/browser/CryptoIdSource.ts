import type { IdSource } from '@/application/ports/device/IdSource';
import { betKey } from '@/domain/shared/ids';
import type { BetKey } from '@/domain/shared/ids';

export class CryptoIdSource implements IdSource {
  #count = 0;

  betKey(): BetKey {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return betKey(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  }

  next(): string {
    this.#count += 1;
    return `id-${this.#count}`;
  }

  random(): number {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    return word / 2 ** 32;
  }
}
