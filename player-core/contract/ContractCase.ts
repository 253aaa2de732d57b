import type { Capability } from '@/application/ports/device/Capabilities';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { Exchange } from './Exchange';
import type { Power } from './Power';

/** `notOffered`: the backend has no answer for this, and said so. `notTried`: the judge may not, or cannot. Neither has passed. */
export type ContractOutcome = 'passed' | 'notOffered' | 'notTried';

export interface Verdict {
  readonly outcome: ContractOutcome | 'broken';
  /** What was broken, what is not offered, or why it was not tried; empty when it passed. */
  readonly why: string;
  /** What breaks nothing and could be better. */
  readonly advice: readonly string[];
  /** What was said between app and backend meanwhile, where it can be seen. */
  readonly exchanges: readonly Exchange[];
}

/** One thing that a backend is held to, for any test runner: `run` rejects with what was broken. */
export interface ContractCase {
  readonly feature: string;
  readonly title: string;
  /** Where it is written: a section of docs/wire.md, or the id of a requirement. */
  readonly about: string;
  readonly needs: readonly Power[];
  /** Which capability of `config.json` follows from it. */
  readonly capability: Capability | null;
  readonly run: () => Promise<ContractOutcome>;
  /** As `run`, with what a report says about it; never rejects. */
  readonly judge: () => Promise<Verdict>;
}

export class NotOffered extends Error {
  override readonly name = 'NotOffered';
}

export class NotTried extends Error {
  override readonly name = 'NotTried';
}

export function claim(holds: boolean, broken: string): asserts holds {
  if (!holds) throw new Error(broken);
}

/** Ends a case of something that the backend leaves out. */
export function notOffered(what: string): never {
  throw new NotOffered(what);
}

/** Ends a case that cannot be judged on what is there. */
export function notTried(why: string): never {
  throw new NotTried(why);
}

/** What a call answered with, where it had to succeed. */
export function answered<Value>(result: Result<Value, Failure>, call: string): Value {
  if (result.ok) return result.value;
  if (result.error.kind === 'notOffered') notOffered(call);
  throw new Error(`${call} failed: ${JSON.stringify(result.error)}`);
}

/** How a call failed, where it had to. */
export function refused<Value>(result: Result<Value, Failure>, call: string): Failure {
  if (result.ok) throw new Error(`${call} should have been refused`);
  if (result.error.kind === 'notOffered') notOffered(call);
  return result.error;
}
