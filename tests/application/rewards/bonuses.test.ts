import { describe, expect, it } from 'vitest';
import { openBonuses } from '@/application/rewards/openBonuses';
import { openReferral } from '@/application/rewards/openReferral';
import { watchRewards } from '@/application/rewards/watchRewards';
import { LateParticipants } from '@/application/session/LateParticipants';
import { SubmissionStore } from '@/adapters/stores/SubmissionStore';
import type { BonusGateway } from '@/application/ports/gateways/BonusGateway';
import type { ReferralGateway } from '@/application/ports/gateways/ReferralGateway';
import type { CookieWriter } from '@/application/ports/device/CookieWriter';
import type { PlayerFeedListener } from '@/application/ports/feeds/PlayerFeed';
import type { Bonus } from '@/domain/rewards/Bonus';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { NO_MONEY } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import { bonusId } from '@/domain/shared/ids';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { somePorts } from '@tests/support/fakes/somePorts';

const BN1 = bonusId('BN1');
const lost = fail<Failure>({ kind: 'timedOut', sent: true });
const unsent = fail<Failure>({ kind: 'offline', sent: false });
const refused = fail<Failure>({ kind: 'refused', sent: true, message: 'No.', code: 'NOT_CLAIMABLE' });
const offer = { id: BN1, status: 'available' } as unknown as Bonus;
const claimed = { id: bonusId('BN2'), status: 'active' } as unknown as Bonus;
const said: Message[] = [];
const notify = (message: Message) => void said.push(message);
const bonuses = (bonusGateway: Partial<BonusGateway>, session = { epoch: 1 }) =>
  openBonuses(
    {
      ...somePorts({ bonusGateway, session, localStore: {}, ids: {}, clock: {}, scheduler: {} }),
      newSubmission: () => new SubmissionStore(),
    },
    { notify, late: new LateParticipants() },
  );
const referral = (
  referralGateway: Partial<ReferralGateway>,
  offered: unknown[] = [],
  cookieWriter: Partial<CookieWriter> = {},
) =>
  openReferral(
    somePorts({ referralGateway, session: { epoch: 1 }, cookieWriter, qrCodes: {}, address: {} }),
    {
      offerReferralCode: (code) => void offered.push(code),
    },
  );

describe('bonuses', () => {
  it('[REWARD-01] come a page at a time, each tab with its own kind; without the figures they stand all the same', async () => {
    const asked: unknown[] = [];
    const gateway = {
      list: async (query: unknown) => {
        asked.push(query);
        return ok({ bonuses: [offer, claimed], count: 25 });
      },
      stats: async () => lost,
    };
    const { load } = bonuses(gateway);
    expect(await load('active', 3)).toEqual(ok({ bonuses: [claimed], count: 25, stats: null }));
    expect(await load('available', 1)).toMatchObject({ value: { bonuses: [offer] } });
    expect(asked[0]).toEqual({ tab: 'active', skip: 20, pageSize: 10 });
  });

  it('[F17] [REWARD-01] of somebody who has left are nobody’s', async () => {
    const session = { epoch: 1 };
    const gateway = {
      list: async () => {
        session.epoch = 2;
        return ok({ bonuses: [offer], count: 1 });
      },
      stats: async () => lost,
      whole: async () => {
        session.epoch += 1;
        return lost;
      },
    };
    const { load, open } = bonuses(gateway, session);
    expect(await load('available', 1)).toEqual(fail(say('bonus.failed')));
    expect(await open(BN1)).toEqual(fail(say('bonus.failed')));
  });

  it('[REWARD-01] one that is not there says so, any other failure what it is', async () => {
    const open = (error: Failure) => bonuses({ whole: async () => fail(error) }).open(BN1);
    expect(await open({ kind: 'refused', sent: true, code: 'BONUS_UNKNOWN', message: 'x' })).toEqual(
      fail(say('bonus.notFound')),
    );
    expect(await open({ kind: 'server', sent: true })).toEqual(fail(say('wire.serverTrouble')));
  });

  it('[F65] a deed whose reply is lost is neither done nor undone: that is said', async () => {
    const part = (reply: typeof lost) => bonuses({ claimPart: async () => reply }).claimPart(BN1, 1);
    const cancel = (reply: typeof lost) => bonuses({ cancel: async () => reply }).cancel(BN1);
    expect(await part(lost)).toEqual(fail(say('bonus.unsure')));
    expect(await cancel(lost)).toEqual(fail(say('bonus.unsure')));
    expect(await part(unsent)).toEqual(fail(say('wire.offline')));
    expect(await cancel(refused)).toEqual(fail({ kind: 'server', text: 'No.' }));
    expect(said).toEqual([]);
  });

  it('[REWARD-01] a cancellation that is done is told', async () => {
    const done = ok({ bonus: claimed, lost: NO_MONEY });
    expect(await bonuses({ cancel: async () => done }).cancel(BN1)).toEqual(done);
    expect(said).toEqual([say('bonus.cancelled')]);
  });
});

describe('changes of rewards', () => {
  it('[REWARD-01] a burst of news asks once; after the page has left, nothing does', () => {
    const scheduler = new ManualScheduler();
    const received: PlayerFeedListener[] = [];
    const feed = {
      listen: (listener: PlayerFeedListener) => {
        received.push(listener);
        return () => void received.splice(0);
      },
    };
    const page = { onResume: () => () => undefined, onOnlineChange: () => () => undefined };
    let changes = 0;
    const stop = watchRewards(somePorts({ playerFeed: feed, pageLife: page, scheduler }))(
      () => void (changes += 1),
    );
    for (let push = 0; push < 5; push += 1) received[0]?.balancePushed?.(null);
    received[0]?.connectionChanged?.('connected');
    expect(changes).toBe(0);
    scheduler.advance(300);
    expect(changes).toBe(1);
    received[0]?.balancePushed?.(null);
    stop();
    scheduler.advance(300);
    expect([changes, received.length]).toEqual([1, 0]);
  });
});

describe('a referral', () => {
  const setUp = () => {
    const offered: unknown[] = [];
    const cookies: unknown[] = [];
    const visits: string[] = [];
    const gateway = {
      visited: async (code: string) => {
        visits.push(code);
        return ok();
      },
    };
    const { arrived } = referral(gateway, offered, { write: (...cookie) => void cookies.push(cookie) });
    return { arrived, offered, cookies, visits };
  };

  it('[AUTH-18] [REWARD-02] that arrives is offered to the sign-up, kept in the cookie and told', () => {
    const { arrived, offered, cookies, visits } = setUp();
    expect(arrived('AB12CD34-w')).toBe('AB12CD34-w');
    expect(offered).toEqual(['AB12CD34-w']);
    expect(cookies).toEqual([['refferal', '{"code":"AB12CD34-w"}', 2_592_000]]);
    expect(visits).toEqual(['AB12CD34-w']);
  });

  it.each([null, '', 7, '<script>', 'a b', 'A'.repeat(33), '{"code":"A"}'])(
    '[X20] %j is no code and leaves nothing behind',
    (raw) => {
      const { arrived, offered, cookies, visits } = setUp();
      expect(arrived(raw)).toBeNull();
      expect([...offered, ...cookies, ...visits]).toEqual([]);
    },
  );

  it('[REWARD-02] parts that do not come leave the rest; without the code there is no page', async () => {
    const gateway = {
      code: async () => ok<string | null>('AB12CD34'),
      stats: async () => lost,
      friends: async () => ok({ friends: [], count: 0 }),
      sources: async () => lost,
    };
    expect(await referral(gateway).load(1)).toEqual(
      ok({ code: 'AB12CD34', stats: null, friends: { friends: [], count: 0 }, sources: null }),
    );
    const { load } = referral({ ...gateway, code: async () => lost });
    expect(await load(1)).toEqual(fail(say('wire.timedOut')));
  });
});
