import type { Capability } from '@/application/ports/device/Capabilities';
import type { Schema } from '../models/withFields';

/** Status and `code`. */
export type FailureWord = `${number} ${string}`;

/** What is promised of one call, beside where it goes (method, host, path and token are the endpoint's own). */
export interface Contracted {
  readonly summary: string;
  /** `specified`: the specification shows what is sent. One that it only names is `assumed`: what it carries is ours. */
  readonly of: 'specified' | 'assumed';
  /** Where docs/wire.md has the reasons. */
  readonly section: string;
  /** Needs no session. */
  readonly visitors?: true;
  /** Only where `config.json` names it. */
  readonly capability?: Capability;
  readonly query?: Readonly<Record<string, Schema>>;
  readonly body?: Schema;
  /** The body is multipart: its files, and whether fields follow that are named by a definition. */
  readonly files?: readonly string[];
  readonly furtherFields?: true;
  readonly reply: Schema;
  readonly failures: readonly FailureWord[];
  /** `data` of a refusal, by its code; null of all others. */
  readonly refusedWith?: Readonly<Record<string, Schema>>;
}

export const KEY_LOOKED_UP = ['404 KEY_UNKNOWN', '409 KEY_REFUSED'] as const;
