import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forEachCapability } from '@/application/ports/device/Capabilities';
import { judgeCases } from '@scripts/conformance/judgeCases';
import type { ContractCase, Verdict } from '../../player-core/contract/ContractCase';

const PASSED: Verdict = { outcome: 'passed', why: '', advice: [], exchanges: [] };

/** Takes so long. */
const aCase = (title: string, ms: number): ContractCase => ({
  ...{ feature: 'market stream', title, about: 'docs/wire.md 4.2', needs: ['reads'], capability: null },
  run: async () => 'passed',
  judge: () => new Promise((resolve) => setTimeout(resolve, ms, PASSED)),
});

describe('cases one after the other', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('name the one that takes long while it does, and only that', async () => {
    const said: string[] = [];
    const judging = judgeCases(
      [aCase('a quick one', 100), aCase('a silent one', 10_000)],
      forEachCapability(() => false),
      (text) => text,
      ({ title }) => void said.push(`judged ${title}`),
      (title) => void said.push(`waiting ${title}`),
    );
    await vi.advanceTimersByTimeAsync(5_000);
    expect(said).toEqual(['judged a quick one', 'waiting market stream: a silent one']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await judging).toHaveLength(2);
    expect(said.at(-1)).toBe('judged a silent one');
  });
});
