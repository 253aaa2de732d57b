import { readReferralCode } from './readReferralCode';

/** Where a code can come from by itself. */
export interface CodeSources {
  /** From the page that opened the panels, unchecked. */
  readonly given: unknown;
  /** Of the cookie `agentCode`. */
  readonly agent: string | null;
  /** Of the cookie `refferal`, or of a friend's link. */
  readonly referral: string | null;
}

export interface ArrivedCodes {
  /** Goes along unless the player types another code. */
  readonly agent: string | null;
  /** Fills the player's field; none while there is an agent's, whose place it would take. */
  readonly referral: string | null;
}

/** Which code a sign-up starts with: an agent's before a friend's. AUTH-18. */
export function arrivedCodes({ given, agent, referral }: CodeSources): ArrivedCodes {
  const agents = readReferralCode(given) ?? agent;
  return { agent: agents, referral: agents === null ? referral : null };
}
