import type { Decoder } from '@/adapters/wire/decoder';
import type { Failure } from '@/domain/shared/Failure';
import { ok, type Result } from '@/domain/shared/Result';
import type { HttpCall } from './HttpCall';
import type { HttpClient } from './HttpClient';

/** What the server has under a key; null: it never saw it. Only its own word proves that: any other 404 may be a proxy's. */
export async function underKey<T>(
  http: HttpClient,
  call: HttpCall,
  decode: Decoder<T>,
): Promise<Result<T | null, Failure>> {
  const answer = await http.send(call, decode);
  return !answer.ok && answer.error.kind === 'refused' && answer.error.code === 'KEY_UNKNOWN'
    ? ok(null)
    : answer;
}
