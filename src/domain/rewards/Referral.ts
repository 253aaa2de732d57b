import type { Paise } from '../shared/Money';
import type { FriendId } from '../shared/ids';
import type { ReferralChannel } from './referralLink';

/** What a friend brings: a share of each settled stake, up to a limit. Source: /ref/stats. */
export interface ReferralRule {
  readonly percent: number;
  readonly mostPerFriend: Paise;
}

export interface ReferralStats {
  /** How often a link was opened. */
  readonly clicks: number;
  readonly signUps: number;
  /** Friends who have brought something. */
  readonly active: number;
  /** Paid to the balance. */
  readonly earned: Paise;
  /** What friends' open bets would bring. */
  readonly pending: Paise;
  /** null: the server names none. */
  readonly rule: ReferralRule | null;
}

/** `joined`: no bet of theirs has been settled yet. */
export type FriendStatus = 'joined' | 'active';

export interface Friend {
  readonly id: FriendId;
  /** Masked by the server. */
  readonly name: string;
  readonly joinedAt: number | null;
  readonly status: FriendStatus;
  readonly earned: Paise;
  readonly pending: Paise;
}

export interface ReferralSource {
  readonly channel: ReferralChannel;
  readonly clicks: number;
  readonly signUps: number;
}
