import type { SentFile } from '../files/fileFault';

export interface KycForm {
  readonly key: string;
  readonly type: string;
  readonly consent: boolean;
  readonly valueOf: (field: string) => string | null;
  readonly files: readonly SentFile[];
}
