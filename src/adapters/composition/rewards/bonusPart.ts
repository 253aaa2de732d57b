import type { Container } from 'inversify';
import { SubmissionMemory } from '@/application/cashier/SubmissionMemory';
import { SubmitOnce } from '@/application/cashier/SubmitOnce';
import { Notify } from '@/application/notices/Notify';
import type { BonusApp } from '@/application/rewards/BonusApp';
import { CancelBonus } from '@/application/rewards/CancelBonus';
import { ClaimBonusPart } from '@/application/rewards/ClaimBonusPart';
import { LoadBonuses } from '@/application/rewards/LoadBonuses';
import { OpenBonus } from '@/application/rewards/OpenBonus';
import type { WatchRewards } from '@/application/rewards/WatchRewards';
import { LateParticipants } from '@/application/session/LateParticipants';
import type { Bonus } from '@/domain/rewards/Bonus';
import type { BonusOfferId } from '@/domain/shared/ids';
import { HttpBonusGateway } from '../../http/rewards/HttpBonusGateway';
import { SubmissionStore } from '../../stores/SubmissionStore';
import { getFrom } from '../getFrom';
import { PORT } from '../tokens';
import type { RewardsParts } from './openRewards';

/** Builds what belongs to bonuses and gives its door. */
export function bonusPart(container: Container, { http }: RewardsParts, watch: WatchRewards): BonusApp {
  const get = getFrom(container);
  const session = get(PORT.session);
  const notify = get(Notify);
  const gateway = new HttpBonusGateway(http, get(PORT.logger));
  const claiming = new SubmissionStore<Bonus>();
  const submit = new SubmitOnce<BonusOfferId, Bonus>(
    {
      kind: 'bonus',
      send: (offer, key) => gateway.claim(offer, key),
      find: (key) => gateway.byKey(key),
      refused: 'bonus.notClaimed',
    },
    claiming,
    new SubmissionMemory(get(PORT.localStore), session),
    session,
    get(PORT.ids),
    get(PORT.clock),
    get(PORT.scheduler),
  );
  get(LateParticipants).join({ opened: () => void submit.resume(), closed: () => submit.stop() });
  return {
    claiming,
    load: new LoadBonuses(gateway, session),
    open: new OpenBonus(gateway, session),
    claim: submit,
    resumeClaim: { execute: () => submit.resume() },
    acknowledgeClaim: { execute: () => submit.acknowledge() },
    claimPart: new ClaimBonusPart(gateway, session, notify),
    cancel: new CancelBonus(gateway, session, notify),
    watch,
  };
}
