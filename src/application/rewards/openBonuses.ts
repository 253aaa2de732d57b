import type { Bonus } from '@/domain/rewards/Bonus';
import { BONUSES_ON_PAGE } from '@/domain/rewards/pageSizes';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { BonusOfferId } from '@/domain/shared/ids';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { askFor, doFor, duringSession } from '../shared/duringSession';
import { SubmissionMemory } from '../shared/SubmissionMemory';
import { SubmitOnce } from '../shared/SubmitOnce';
import type { BonusApp } from './BonusApp';
import type { RewardsPorts, RewardsShared } from './RewardsParts';

const UNSURE = 'bonus.unsure';

/** Bonuses: what is offered, what runs, and claiming one. REWARD-01. */
export function openBonuses(
  ports: Pick<
    RewardsPorts,
    'bonusGateway' | 'session' | 'localStore' | 'newSubmission' | 'ids' | 'clock' | 'scheduler'
  >,
  { notify, late }: Pick<RewardsShared, 'notify' | 'late'>,
): Omit<BonusApp, 'watch'> {
  const { bonusGateway: gateway, session, localStore } = ports;
  const claiming = ports.newSubmission<Bonus>();
  const submit = new SubmitOnce<BonusOfferId, Bonus>(
    {
      kind: 'bonus',
      send: (offer, key) => gateway.claim(offer, key),
      find: (key) => gateway.byKey(key),
      refused: 'bonus.notClaimed',
    },
    claiming,
    new SubmissionMemory(localStore, session),
    ports,
  );
  late.join(submit);
  return {
    claiming,
    load: (tab, page, cancellation) =>
      askFor(session, 'bonus.failed', async () => {
        const query = { tab, skip: (page - 1) * BONUSES_ON_PAGE, pageSize: BONUSES_ON_PAGE };
        const [list, stats] = await Promise.all([
          gateway.list(query, cancellation),
          gateway.stats(cancellation),
        ]);
        if (!list.ok) return list;
        const { bonuses, count } = list.value;
        const ofTab = bonuses.filter(({ status }) => (status === 'available') === (tab === 'available'));
        return ok({ bonuses: ofTab, count, stats: stats.ok ? stats.value : null });
      }),
    open: async (id, cancellation) => {
      const reply = await duringSession(session, () => gateway.whole(id, cancellation));
      if (reply.ok) return reply;
      const { error } = reply;
      const gone = error.kind === 'refused' && error.code === 'BONUS_UNKNOWN';
      return fail(gone ? say('bonus.notFound') : describeFailure(error, 'bonus.failed'));
    },
    claim: (offer) => submit.submit(offer),
    resumeClaim: () => submit.resume(),
    acknowledgeClaim: () => submit.acknowledge(),
    /** The server does it once, however often it is asked. */
    claimPart: async (id, part) => {
      const words = { failed: 'bonus.partNotClaimed', unsure: UNSURE } as const;
      const reply = await doFor(session, words, () => gateway.claimPart(id, part));
      if (reply.ok) notify(say('bonus.partClaimed'), 'success');
      return reply;
    },
    /** Gives up what is not earned yet. Whoever asks has had it confirmed. */
    cancel: async (id) => {
      const words = { failed: 'bonus.notCancelled', unsure: UNSURE } as const;
      const reply = await doFor(session, words, () => gateway.cancel(id));
      if (reply.ok) {
        notify(say('bonus.cancelled'), 'info');
        const { submission } = claiming;
        // That it was claimed is no news any more.
        if (submission.state === 'accepted' && submission.received.id === id) submit.acknowledge();
      }
      return reply;
    },
  };
}
