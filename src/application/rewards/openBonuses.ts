import type { Bonus } from '@/domain/rewards/Bonus';
import type { BonusOfferId } from '@/domain/shared/ids';
import { SubmissionMemory } from '../shared/SubmissionMemory';
import { SubmitOnce } from '../shared/SubmitOnce';
import type { BonusApp } from './BonusApp';
import { CancelBonus } from './CancelBonus';
import { ClaimBonusPart } from './ClaimBonusPart';
import { LoadBonuses } from './LoadBonuses';
import { OpenBonus } from './OpenBonus';
import type { RewardsPorts, RewardsShared } from './RewardsParts';

/** Bonuses: what is offered, what runs, and claiming one. */
export function openBonuses(ports: RewardsPorts, { notify, late }: RewardsShared): Omit<BonusApp, 'watch'> {
  const { bonusGateway: gateway, session, localStore, ids, clock, scheduler } = ports;
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
    session,
    ids,
    clock,
    scheduler,
  );
  late.join({ opened: () => void submit.resume(), closed: () => submit.stop() });
  return {
    claiming,
    load: new LoadBonuses(gateway, session),
    open: new OpenBonus(gateway, session),
    claim: submit,
    resumeClaim: { execute: () => submit.resume() },
    acknowledgeClaim: { execute: () => submit.acknowledge() },
    claimPart: new ClaimBonusPart(gateway, session, notify),
    cancel: new CancelBonus(gateway, session, notify),
  };
}
