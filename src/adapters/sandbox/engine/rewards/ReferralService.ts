import type { BetRecord } from '../betting/BetRecord';
import { isOpen } from '../betting/BetRecord';
import type { Kernel } from '../kernel/Kernel';
import type { Wallets } from '../money/Wallets';
import { CHANNELS, REWARD, rewardOf } from './Referral';
import type { Channel, Friend, SavedReferrals } from './Referral';
import type { ReferralEvents } from './ReferralEvents';

/** The code as it is printed, and the letter of the channel that a link adds. */
const CODE = /^([A-F0-9]{8})(?:-([swtq]))?$/;
const MAX_CLICKS = 1_000_000;

interface ReadCode {
  readonly ownerId: string;
  readonly channel: Channel;
}

/** Who brought whom, and what came of it: a share of every stake that a friend's settled bet had, in cash, up to a limit for each friend. */
export class ReferralService {
  private readonly codes: Map<string, string>;
  private readonly owners = new Map<string, string>();
  private readonly friends = new Map<string, Friend>();
  private readonly clicks: Map<string, number>;

  constructor(
    private readonly kernel: Kernel,
    private readonly wallets: Wallets,
    private readonly betsOf: (userId: string) => readonly BetRecord[],
    private readonly events: ReferralEvents,
    saved?: SavedReferrals,
  ) {
    this.codes = new Map(saved?.codes);
    for (const [userId, code] of this.codes) this.owners.set(code, userId);
    for (const friend of saved?.friends ?? []) this.friends.set(friend.userId, structuredClone(friend));
    this.clicks = new Map(saved?.clicks);
  }

  codeOf(userId: string): string | null {
    return this.codes.get(userId) ?? null;
  }

  /** The code of this player; made when first asked for. */
  generate(userId: string): string {
    const known = this.codes.get(userId);
    if (known !== undefined) return known;
    let code = '';
    do code = this.kernel.secret().slice(0, 8).toUpperCase();
    while (this.owners.has(code));
    this.codes.set(userId, code);
    this.owners.set(code, userId);
    this.kernel.touch();
    this.kernel.note('referral', userId, code);
    return code;
  }

  /** Somebody opened a link. An unknown code counts for nothing. */
  visited(raw: string): void {
    const read = this.read(raw);
    if (read === null) return;
    const place = `${read.ownerId} ${read.channel}`;
    this.clicks.set(place, Math.min(MAX_CLICKS, (this.clicks.get(place) ?? 0) + 1));
    this.kernel.touch();
  }

  /** How often links were opened, of all players. */
  visits(): number {
    let visits = 0;
    for (const clicks of this.clicks.values()) visits += clicks;
    return visits;
  }

  /** A new account came with a code. False for an unknown one, one's own, and for anybody who would become their own ancestor. */
  join(userId: string, raw: string): boolean {
    const read = this.read(raw);
    if (read === null || this.friends.has(userId) || this.isAncestor(userId, read.ownerId)) return false;
    const friend: Friend = {
      id: `FR${this.kernel.nextId()}`,
      userId,
      ownerId: read.ownerId,
      channel: read.channel,
      joinedAt: this.kernel.now,
      firstBetAt: null,
      earned: 0,
      paid: [],
    };
    this.friends.set(userId, friend);
    this.kernel.touch();
    this.kernel.note('referred', read.ownerId, userId);
    this.events.joined(friend);
    return true;
  }

  /** Newest first. */
  friendsOf(ownerId: string): readonly Friend[] {
    return [...this.friends.values()].filter((friend) => friend.ownerId === ownerId).toReversed();
  }

  /** Paise that the bets which are open now would bring. */
  pendingOf(friend: Friend): number {
    let pending = 0;
    for (const bet of this.betsOf(friend.userId))
      if (isOpen(bet) && bet.cashOut === undefined) pending += rewardOf(bet.matched);
    return Math.min(pending, REWARD.mostPerFriend - friend.earned);
  }

  clicksOf(ownerId: string, channel: Channel): number {
    return this.clicks.get(`${ownerId} ${channel}`) ?? 0;
  }

  /** Each bet pays once, when it is first settled. */
  betChanged(bet: BetRecord): void {
    const friend = this.friends.get(bet.userId);
    if (friend === undefined || bet.status !== 'settled' || bet.matched === 0) return;
    if (bet.cashOut !== undefined || friend.paid.includes(bet.id)) return;
    const amount = Math.min(rewardOf(bet.matched), REWARD.mostPerFriend - friend.earned);
    if (amount <= 0) return;
    const first = friend.firstBetAt === null;
    friend.firstBetAt ??= this.kernel.now;
    friend.paid.push(bet.id);
    friend.earned += amount;
    this.wallets.reward(friend.ownerId, friend.id, amount);
    this.events.earned(friend, amount, first);
  }

  /** Of a player who is forgotten: friends stay, and bring nothing any more. */
  forget(userId: string): void {
    const code = this.codes.get(userId);
    this.codes.delete(userId);
    if (code !== undefined) this.owners.delete(code);
    for (const [key, friend] of this.friends)
      if (friend.userId === userId || friend.ownerId === userId) this.friends.delete(key);
    for (const channel of Object.values(CHANNELS)) this.clicks.delete(`${userId} ${channel}`);
  }

  save(): SavedReferrals {
    return { codes: [...this.codes], friends: [...this.friends.values()], clicks: [...this.clicks] };
  }

  private read(raw: string): ReadCode | null {
    const [, code = '', letter = ''] = CODE.exec(foldCode(raw)) ?? [];
    const ownerId = this.owners.get(code);
    if (ownerId === undefined) return null;
    return { ownerId, channel: CHANNELS[letter as keyof typeof CHANNELS] };
  }

  /** Whether this player is the other one, or brought them, or brought who brought them. */
  private isAncestor(userId: string, of: string): boolean {
    for (let at: string | undefined = of; at !== undefined; at = this.friends.get(at)?.ownerId)
      if (at === userId) return true;
    return false;
  }
}

/** A code typed by hand may be in small letters; the channel's letter always is. */
function foldCode(raw: string): string {
  const [code = '', ...rest] = raw.trim().split('-');
  return [code.toUpperCase(), ...rest].join('-');
}
