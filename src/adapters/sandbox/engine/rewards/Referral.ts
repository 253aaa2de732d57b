/** How a friend came: the letter that a link carries after its code. */
export const CHANNELS = { '': 'link', s: 'share', w: 'whatsapp', t: 'telegram', q: 'qr' } as const;
export type Channel = (typeof CHANNELS)[keyof typeof CHANNELS];

/** assumed: of the stake of every bet of a friend that is settled as won or lost, in percent, and at most so many paise for each friend. */
export const REWARD = { percent: 2, mostPerFriend: 100_000 } as const;

/** Somebody who signed up with a code. Paise, epoch milliseconds. */
export interface Friend {
  /** What the owner knows them by: says nothing of the account. */
  readonly id: string;
  readonly userId: string;
  readonly ownerId: string;
  readonly channel: Channel;
  readonly joinedAt: number;
  firstBetAt: number | null;
  earned: number;
  /** Bets that were paid for. */
  readonly paid: string[];
}

export interface SavedReferrals {
  readonly codes: readonly (readonly [userId: string, code: string])[];
  readonly friends: readonly Friend[];
  readonly clicks: readonly (readonly [place: string, count: number])[];
}

/** Paise that a stake brings, before the limit. Rounded down. */
export function rewardOf(stake: number): number {
  return Math.floor((stake * REWARD.percent) / 100);
}

/** "AS…" of Asha: enough to know a friend by, too little to know a stranger. */
export function maskedName(name: string): string {
  const letters = [...name.trim()];
  return `${letters.slice(0, letters.length > 2 ? 2 : 1).join('')}•••`;
}
