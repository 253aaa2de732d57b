import type { IdSource } from '@/application/ports/device/IdSource';
import { betKey, submissionKey, type BetKey, type SubmissionKey } from '@/domain/shared/ids';

export class CryptoIdSource implements IdSource {
  #count = 0;

  betKey(): BetKey {
    return betKey(hex128());
  }

  submissionKey(): SubmissionKey {
    return submissionKey(hex128());
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

function hex128(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
