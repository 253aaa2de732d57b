import type { Capabilities } from '@/application/ports/device/Capabilities';
import type { ContractCase, Verdict } from '../../player-core/contract/ContractCase';
import type { ReplyTimes } from '../../player-core/contract/timesOf';

/** One case and what became of it. */
export interface JudgedCase extends Pick<
  ContractCase,
  'feature' | 'title' | 'about' | 'capability' | 'needs'
> {
  readonly verdict: Verdict;
  readonly ms: number;
}

/** All that a report says. */
export interface Judged {
  /** The product API of the backend. */
  readonly backend: string;
  readonly at: string;
  readonly cases: readonly JudgedCase[];
  readonly times: ReplyTimes;
  /** What the backend was said to have. */
  readonly claimed: Capabilities;
}
