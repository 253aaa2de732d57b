import type { Bonus } from '@/domain/rewards/Bonus';
import type { BonusOfferId } from '@/domain/shared/ids';
import { SubmissionMemory } from '../shared/SubmissionMemory';
import { SubmitOnce } from '../shared/SubmitOnce';
import type { BonusApp } from './BonusApp';
import { cancelBonus } from './cancelBonus';
import { claimBonusPart } from './claimBonusPart';
import { loadBonuses } from './loadBonuses';
import { openBonus } from './openBonus';
import type { RewardsPorts, RewardsShared } from './RewardsParts';

/** Bonuses: what is offered, what runs, and claiming one. */
export function openBonuses(ports: RewardsPorts, { notify, late }: RewardsShared): Omit<BonusApp, 'watch'> {
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
  late.join({ opened: () => void submit.resume(), closed: () => submit.stop() });
  return {
    claiming,
    load: loadBonuses(ports),
    open: openBonus(ports),
    claim: (offer) => submit.submit(offer),
    resumeClaim: () => submit.resume(),
    acknowledgeClaim: () => submit.acknowledge(),
    claimPart: claimBonusPart(ports, notify),
    cancel: cancelBonus(ports, notify),
  };
}
