import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';

/** A reply may be 5 MB; more is a fault or an attack (F20). */
export const LARGEST_REPLY = 5 * 1024 * 1024;

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/** What a transport brought, before it is judged. */
export interface Delivery {
  readonly status: number;
  /** Text, unless the transport is not what it should be. */
  readonly text: unknown;
  readonly retryAfter: string | null;
  /** The address that answered in the end; null where the transport does not tell. */
  readonly from: string | null;
}

export interface Watch {
  readonly signal: AbortSignal;
  /** How much has come, or is going to come. */
  readonly onBytes: (bytes: number) => void;
}

/** Carries one request there and its reply back. Never rejects. */
export type Transport = (request: HttpRequest, watch: Watch) => Promise<Result<Delivery, Failure>>;
