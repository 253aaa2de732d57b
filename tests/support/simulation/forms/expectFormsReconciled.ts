import { expect } from 'vitest';
import { CASH } from './simulateForms';
import type { FormRecord, FormSimulation } from './simulateForms';
import type { FormPlayer } from './FormPlayer';

/** Of each kind of fault in one run. */
const LEAST = 4;

/** Requests that left a device. */
export function submissionsIn({ players }: FormSimulation): number {
  return players.reduce(
    (sum, { intents }) => sum + intents.all.reduce((all, { presses }) => all + presses, 0),
    0,
  );
}

/** First of all: it was bad, and yet much was taken and refused. */
export function expectFormFaults({ players, restarts }: FormSimulation): void {
  const counts = new Map<string, number>([['restarts', restarts * LEAST]]);
  for (const { line, counted } of players)
    for (const [name, times] of Object.entries({ ...line.counted, ...counted }))
      counts.set(name, (counts.get(name) ?? 0) + times);
  expect([...counts].filter(([, times]) => times < LEAST)).toEqual([]);
  const late = Math.max(...players.map(({ line }) => line.latestMs));
  expect(late).toBeGreaterThan(300_000);
  const said = players.flatMap(({ intents }) => intents.all.map(({ said: word }) => typeof word));
  expect(said.filter((word) => word === 'object').length).toBeGreaterThan(LEAST);
  expect(said.filter((word) => word === 'string').length).toBeGreaterThan(LEAST);
}

/** F89, F90: nothing lost, nothing doubled; what the app said of each thing wanted is what the engine has; the books are in balance. */
export function expectFormsReconciled(simulation: FormSimulation): void {
  expect(simulation.audit.ledgerSum).toBe(0);
  for (const player of simulation.players) expectPlayer(simulation, player, simulation.recordsOf(player));
}

function expectPlayer(
  { audit }: FormSimulation,
  { intents, account, states }: FormPlayer,
  records: readonly FormRecord[],
): void {
  expect(intents.contradicted).toEqual([]);
  const wanted = new Set<string>();
  for (const intent of intents.all) {
    const found = records.filter(({ key }) => intent.keys.has(key)).map(({ id }) => id);
    const { kind, presses, said, history } = intent;
    const received = typeof said === 'object' && said !== null ? [said.id] : [];
    expect({ kind, presses, said, found }, history.join('\n')).toEqual({
      kind,
      presses,
      said,
      found: received,
    });
    for (const id of found) wanted.add(id);
  }
  expect(records.filter(({ id }) => !wanted.has(id))).toEqual([]);
  const cash = records.reduce((sum, { status, amount, credit }) => {
    if (credit === undefined) return status === 'declined' || status === 'expired' ? sum : sum - amount;
    return status === 'approved' ? sum + credit : sum;
  }, CASH);
  expect(audit.users.find(({ userId }) => userId === account.userId)?.cash).toBe(Math.round(cash * 100));
  void states;
}
