import { describe, expect, it } from 'vitest';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { settle } from '@/adapters/node/settle';
import { SubmissionStore } from '@/adapters/stores/SubmissionStore';
import type { BonusGateway } from '@/application/ports/gateways/BonusGateway';
import type { ReferralGateway } from '@/application/ports/gateways/ReferralGateway';
import { openRewards } from '@/application/rewards/openRewards';
import { LateParticipants } from '@/application/session/LateParticipants';
import type { Bonus } from '@/domain/rewards/Bonus';
import { FRIENDS_ON_PAGE } from '@/domain/rewards/pageSizes';
import type { Failure } from '@/domain/shared/Failure';
import { say, type Message } from '@/domain/shared/Message';
import { NO_MONEY } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import { bonusId, bonusOfferId, token, userId } from '@/domain/shared/ids';
import type { QrSquares } from '@/application/ports/device/QrCodes';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakePlayerFeed } from '@tests/support/fakes/FakePlayerFeed';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { somePorts } from '@tests/support/fakes/somePorts';
import { sessionStore } from '@tests/support/stores';

const OFFER = bonusOfferId('welcome');
const BONUS = { id: bonusId('BN2'), status: 'active' } as unknown as Bonus;
const WHOLE = { bonus: BONUS, parts: [], bets: [], betCount: 0 } as const;
const SQUARES: QrSquares = [[true, false]];
const LOST = fail<Failure>({ kind: 'timedOut', sent: true });

/** Rewards of a player who is signed in, over a gateway of the test. */
function rewards(bonusGateway: Partial<BonusGateway>, referralGateway: Partial<ReferralGateway> = {}) {
  const scheduler = new ManualScheduler();
  const session = sessionStore();
  session.sessionOpened(token('t'), { id: userId('asha'), name: '', username: '', mobile: '' }, true);
  const [feed, page, localStore] = [new FakePlayerFeed(), new FakePageLife(), new MapKeyValueStore()];
  const said: Message[] = [];
  const app = openRewards(
    {
      ...somePorts({
        bonusGateway,
        referralGateway,
        session,
        localStore,
        ids: new SequentialIds(),
        clock: scheduler.clock,
        scheduler,
        playerFeed: feed,
        pageLife: page,
        address: { ownOrigin: 'https://play.example' },
        qrCodes: { squares: async () => SQUARES },
        cookieWriter: {},
      }),
      newSubmission: () => new SubmissionStore(),
    },
    {
      notify: (message) => void said.push(message),
      late: new LateParticipants(),
      offerReferralCode: () => undefined,
    },
  );
  return { app, scheduler, feed, page, said, localStore };
}

describe('claiming a bonus', () => {
  it('[REWARD-01] sends the offer once under a key of its own, says what came, and is put away', async () => {
    const sent: unknown[] = [];
    const { app, localStore } = rewards({
      claim: async (offer, key) => {
        sent.push([offer, key, localStore.keys().length]);
        return ok(BONUS);
      },
    });
    const { bonus } = app;
    await bonus.claim(OFFER);
    // The key is on the device before anything leaves.
    expect(sent).toEqual([[OFFER, expect.any(String), 1]]);
    expect(bonus.claiming.submission).toMatchObject({ state: 'accepted', received: BONUS });
    expect(localStore.keys()).toEqual([]);
    bonus.acknowledgeClaim();
    expect(bonus.claiming.submission).toEqual({ state: 'idle' });
  });

  it('[REWARD-01] is no news any more once that bonus is cancelled; another one’s cancellation leaves it', async () => {
    let refuses = true;
    const { app } = rewards({
      claim: async () => ok(BONUS),
      cancel: async (id) => (refuses ? LOST : ok({ bonus: { ...BONUS, id }, lost: NO_MONEY })),
    });
    const { bonus } = app;
    await bonus.claim(OFFER);
    await bonus.cancel(BONUS.id);
    refuses = false;
    await bonus.cancel(bonusId('BN1'));
    expect(bonus.claiming.submission).toMatchObject({ state: 'accepted', received: BONUS });
    await bonus.cancel(BONUS.id);
    expect(bonus.claiming.submission).toEqual({ state: 'idle' });
  });

  it('[F65] [REWARD-01] is asked for by its key when the answer is lost, and shown when it is found', async () => {
    const keys: unknown[] = [];
    const asked: unknown[] = [];
    const { app, scheduler } = rewards({
      claim: async (_, key) => {
        keys.push(key);
        return LOST;
      },
      byKey: async (key) => {
        asked.push(key);
        return ok(asked.length > 1 ? BONUS : null);
      },
    });
    await app.bonus.claim(OFFER);
    expect(app.bonus.claiming.submission.state).toBe('unknown');
    await scheduler.pass(60_000);
    expect(app.bonus.claiming.submission).toMatchObject({ state: 'accepted', received: BONUS });
    expect(keys).toHaveLength(1);
    expect(new Set(asked)).toEqual(new Set(keys));
  });

  it('[F65] [REWARD-01] that a page before left undecided is taken up again', async () => {
    const answers: (Bonus | null)[] = [null, BONUS];
    const first = rewards({ claim: () => new Promise(() => undefined) });
    void first.app.bonus.claim(OFFER);
    await settle();
    const next = rewards({ byKey: async () => ok(answers.shift() ?? null) });
    for (const key of first.localStore.keys()) next.localStore.write(key, first.localStore.read(key) ?? '');
    await next.app.bonus.resumeClaim();
    await next.scheduler.pass(60_000);
    expect(next.app.bonus.claiming.submission).toMatchObject({ state: 'accepted', received: BONUS });
  });

  it('[REWARD-01] refused without a word has one of ours', async () => {
    const { app } = rewards({
      claim: async () => fail<Failure>({ kind: 'refused', sent: true, code: 'NOT_CLAIMABLE' }),
    });
    await app.bonus.claim(OFFER);
    expect(app.bonus.claiming.submission).toMatchObject({
      state: 'rejected',
      message: say('bonus.notClaimed'),
    });
  });

  it('[REWARD-01] a part that is claimed is told; a list that does not come says why', async () => {
    const { app, said } = rewards({
      claimPart: async () => ok(WHOLE),
      list: async () => LOST,
      stats: async () => LOST,
      whole: async () => ok(WHOLE),
    });
    expect(await app.bonus.claimPart(BONUS.id, 1)).toEqual(ok(WHOLE));
    expect(said).toEqual([say('bonus.partClaimed')]);
    expect(await app.bonus.load('active', 1)).toEqual(fail(say('wire.timedOut')));
    expect(await app.bonus.open(BONUS.id)).toEqual(ok(WHOLE));
  });

  it('[REWARD-01] only one that does not exist is called so', async () => {
    const open = (error: Failure) => rewards({ whole: async () => fail(error) }).app.bonus.open(BONUS.id);
    const unknown = { sent: true, code: 'BONUS_UNKNOWN', message: 'Gone.' } as const;
    expect(await open({ kind: 'refused', ...unknown })).toEqual(fail(say('bonus.notFound')));
    expect(await open({ kind: 'refused', ...unknown, code: 'OTHER' })).toEqual(
      fail({ kind: 'server', text: 'Gone.' }),
    );
    expect(await open({ kind: 'server', ...unknown })).not.toEqual(fail(say('bonus.notFound')));
  });
});

describe('a code for friends', () => {
  it('[REWARD-02] is made by the server; its link and its picture are ours', async () => {
    const pages: unknown[] = [];
    const { app } = rewards(
      {},
      {
        generate: async () => ok('AB12CD34'),
        code: async () => ok('AB12CD34'),
        friends: async (skip, size) => {
          pages.push([skip, size]);
          return LOST;
        },
        stats: async () => LOST,
        sources: async () => LOST,
      },
    );
    expect(await app.referral.generate()).toEqual(ok('AB12CD34'));
    expect(app.referral.linkTo('AB12CD34', 'whatsapp')).toBe(
      'https://play.example/mobile-number?ref=AB12CD34-w',
    );
    expect(await app.referral.qrOf('x')).toBe(SQUARES);
    await app.referral.load(3);
    expect(pages).toEqual([[2 * FRIENDS_ON_PAGE, FRIENDS_ON_PAGE]]);
  });
});

describe('what a page of rewards listens to', () => {
  it.each<[string, boolean, (world: ReturnType<typeof rewards>) => void]>([
    ['money that moved', true, ({ feed }) => feed.tell((each) => each.balancePushed?.(null))],
    ['a connection that is there again', true, ({ feed }) => feed.become('connected')],
    ['one that is lost', false, ({ feed }) => feed.become('reconnecting')],
    ['a page that is seen again', true, ({ page }) => page.resume()],
    ['a network that is there again', true, ({ page }) => page.goOnline(true)],
    ['one that is lost', false, ({ page }) => page.goOnline(false)],
  ])('[REWARD-01] %s: asks again is %s', (_, asks, happens) => {
    const world = rewards({});
    for (const part of [world.app.bonus, world.app.referral]) {
      let changes = 0;
      const stop = part.watch(() => void (changes += 1));
      happens(world);
      world.scheduler.advance(1_000);
      expect(changes).toBe(asks ? 1 : 0);
      // Nothing waits: to stop is no fault.
      stop();
      happens(world);
      world.scheduler.advance(1_000);
      expect(changes).toBe(asks ? 1 : 0);
    }
  });
});
