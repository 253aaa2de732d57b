import { autoCashOutContract } from './autoCashOutContract';
import { betsContract } from './betsContract';
import { brandContract } from './brandContract';
import { cashierContract } from './cashierContract';
import { cashOutContract } from './cashOutContract';
import { casinoContract } from './casinoContract';
import { changingBetsContract } from './changingBetsContract';
import type { ContractCase } from './ContractCase';
import type { OpenBackend } from './openContractWorld';
import { playSafeContract } from './playSafeContract';
import { pushContract } from './pushContract';
import { reportsContract } from './reportsContract';
import { rewardsContract } from './rewardsContract';
import { scoreContract } from './scoreContract';
import { sessionContract } from './sessionContract';
import { signUpContract } from './signUpContract';
import { sportsContract } from './sportsContract';
import { streamContract } from './streamContract';
import { walletContract } from './walletContract';
import { wireContract } from './wireContract';

/** Everything that any backend is held to. */
export function contractCases(open: OpenBackend): readonly ContractCase[] {
  return [
    ...brandContract(open),
    ...sportsContract(open),
    ...streamContract(open),
    ...scoreContract(open),
    ...sessionContract(open),
    ...signUpContract(open),
    ...betsContract(open),
    ...changingBetsContract(open),
    ...cashOutContract(open),
    ...autoCashOutContract(open),
    ...cashierContract(open),
    // After what moves money: a statement has something to say then.
    ...walletContract(open),
    ...reportsContract(open),
    ...rewardsContract(open),
    ...playSafeContract(open),
    ...pushContract(open),
    ...casinoContract(open),
    ...wireContract(open),
  ];
}

/** The same, by feature. */
export function backendContract(open: OpenBackend): Readonly<Record<string, readonly ContractCase[]>> {
  const features: Record<string, ContractCase[]> = {};
  for (const each of contractCases(open)) (features[each.feature] ??= []).push(each);
  return features;
}
