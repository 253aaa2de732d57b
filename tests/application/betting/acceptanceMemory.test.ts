import { describe, expect, it } from 'vitest';
import { AcceptanceMemory } from '@/application/betting/AcceptanceMemory';
import { matchId, token } from '@/domain/shared/ids';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ASHA } from '@tests/support/mothers/sessionMother';
import { sessionStore } from '@tests/support/stores';

function device() {
  const localStore = new MapKeyValueStore();
  const session = sessionStore();
  session.sessionOpened(token('t'), ASHA, true);
  return { localStore, session };
}

describe('which odds changes are taken', () => {
  const MATCH = matchId('m1');
  const memory = (oddsBound: boolean, saved = device()) => ({
    ...saved,
    choices: new AcceptanceMemory({
      localStore: saved.localStore,
      session: saved.session,
      config: { ...CONFIG, capabilities: { ...CONFIG.capabilities, oddsBound } },
    }),
  });

  it('[F71] steps are offered, and remembered, only where the backend knows such a bound', () => {
    const bound = memory(true);
    const steps = bound.choices.choices().filter((each) => typeof each === 'number');
    expect(steps.length).toBeGreaterThan(0);
    bound.choices.keepLasting(steps[0] ?? 'none');
    expect(bound.choices.lasting()).toBe(steps[0]);
    const without = memory(false, bound);
    expect(without.choices.choices()).toEqual(['none', 'better']);
    expect(without.choices.lasting()).toBe('better');
    without.choices.keepLasting('none');
    expect(without.choices.lasting()).toBe('none');
  });

  it('any odds holds for its match alone, and is not stored', () => {
    const { choices, localStore } = memory(true);
    choices.keep(MATCH, 'any');
    expect([choices.recall(MATCH), choices.recall(matchId('m2')), localStore.keys()]).toEqual([
      'any',
      'better',
      [],
    ]);
    choices.forgetAnyOdds();
    expect(choices.recall(MATCH)).toBe('better');
  });
});
