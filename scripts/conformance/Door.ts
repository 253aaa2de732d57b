import { readFile } from 'node:fs/promises';
import type { Configuration } from '@/adapters/config/Configuration';
import { machineTime } from '@/adapters/node/machineTime';
import type { BackendUnderTest, ContractMemory } from '../../player-core/contract/openContractWorld';
import { POWERS, type Power } from '../../player-core/contract/Power';
import { codesAt } from './codesAt';
import type { ConformanceOptions } from './ConformanceOptions';
import type { TrafficLog } from './TrafficLog';

/** The way to a backend that is judged, the same for all cases of a run. */
export interface Door {
  readonly open: () => BackendUnderTest;
  readonly traffic: TrafficLog;
}

/** Why a power is not there. */
export const WITHOUT: Partial<Readonly<Record<Power, string>>> = {
  logsIn: 'no account was given (--user and --password-file, or --demo)',
  bets: 'it places bets (--write, with an account of play money)',
  movesMoney: 'it moves money (--write, with an account of play money)',
  advancesTime: 'it waits for what only a test can make pass',
  injectsFaults: 'it places bets and loses the reply on purpose (--write)',
  knowsOrigin: 'where the app is served from was not said (--origin)',
  readsCodes: 'it needs a one-time code (--codes)',
};

/** What the options allow, and what this door can do besides. */
export function powersOf(
  { user, demo, write, codes }: ConformanceOptions,
  besides: Partial<Readonly<Record<Power, boolean>>>,
): readonly Power[] {
  const has: Partial<Record<Power, boolean>> = {
    ...{ reads: true, logsIn: user !== null || demo, bets: write, movesMoney: write },
    ...{ readsCodes: codes !== null },
    ...besides,
  };
  return POWERS.filter((power) => has[power] === true);
}

/** Time, account, codes, one log-in for all, and every capability: what is not there shows. */
export async function commonParts(
  { app }: Configuration,
  { user, passwordFile, codes }: ConformanceOptions,
  traffic: TrafficLog,
): Promise<Omit<BackendUnderTest, 'backend'>> {
  const password = passwordFile === null ? '' : (await readFile(passwordFile, 'utf8')).trim();
  traffic.hide(password);
  const memory: ContractMemory = { signedIn: null, absent: new Set() };
  const all = Object.fromEntries(Object.keys(app.capabilities).map((name) => [name, true]));
  return {
    ...{ config: { ...app, capabilities: { ...app.capabilities, ...all } }, time: machineTime, memory },
    ...(user === null ? {} : { account: { username: user, password } }),
    ...(codes === null ? {} : { codeFor: codesAt(codes) }),
  };
}
