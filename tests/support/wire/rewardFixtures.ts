/** What a backend that keeps to docs/wire.md 4.10 and 4.11 sends; a test changes what it is about. */
export const wireBonus = {
  id: 'BN1',
  offerId: 'welcome',
  name: 'Welcome bonus',
  type: 'welcome',
  status: 'active',
  amount: 500,
  multiple: 5,
  target: 2500,
  partCount: 5,
  days: 30,
  minOdds: 1.5,
  maxBet: 5000,
  held: true,
  contributions: [
    { game: 'match_odds', percent: 100 },
    { game: 'casino', percent: 0 },
  ],
  terms: ['A bet counts once.'],
  blocked: false,
  wagered: 620.5,
  locked: 400,
  claimable: 100,
  released: 0,
  lost: 0,
  claimedAt: '2026-01-15T08:30:00.000Z',
  expiresAt: '2026-02-14T08:30:00.000Z',
  endedAt: null,
};

export const wirePart = {
  part: 1,
  amount: 100,
  required: 500,
  status: 'claimable',
  earnedAt: '2026-01-15T09:30:00.000Z',
  claimBy: '2026-01-22T09:30:00.000Z',
  endedAt: null,
};

export const wireCounted = {
  id: 'B10001',
  what: 'Indore, Indore v Kochi',
  game: 'match_odds',
  stake: 620.5,
  counted: 620.5,
  at: '2026-01-15T09:30:00.000Z',
};

export const wireWhole = {
  claim: wireBonus,
  parts: [
    wirePart,
    { ...wirePart, part: 2, required: 1000, status: 'locked', earnedAt: null, claimBy: null },
  ],
  bets: [wireCounted],
  betCount: 1,
};

export const wireBonusStats = { claimed: 500, released: 0, claimable: 100, locked: 400, lost: 0, active: 1 };

export const wireReferralStats = {
  stats: { clicks: 7, signUps: 2, active: 1, earned: 12.5, pending: 4 },
  rule: { percent: 2, mostPerFriend: 1000 },
};

export const wireFriend = {
  id: 'FR1',
  name: 'As•••',
  joinedAt: '2026-01-15T08:30:00.000Z',
  status: 'active',
  earned: 12.5,
  pending: 4,
};

export const wireSource = { channel: 'whatsapp', clicks: 4, signUps: 1 };
