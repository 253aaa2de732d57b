import type { Failure } from '@/domain/shared/Failure';
import { ok, type Result } from '@/domain/shared/Result';
import type { HttpCall } from './HttpCall';
import type { HttpClient } from './HttpClient';

/** A call whose success says everything: its data is not looked at, backends send `{}`, null or nothing. */
export async function done(http: HttpClient, call: HttpCall): Promise<Result<void, Failure>> {
  const answer = await http.send(call, () => true);
  return answer.ok ? ok() : answer;
}
