import type { Capability } from '@/application/ports/device/Capabilities';
import { NotOffered, NotTried, type ContractCase, type Verdict } from './ContractCase';
import { withBackend, type CaseNotes, type ContractWorld, type OpenBackend } from './openContractWorld';
import type { Power } from './Power';

export interface CaseRow {
  readonly title: string;
  readonly about: string;
  /** Absent: reading is enough. */
  readonly needs?: readonly Power[];
  readonly capability?: Capability;
  readonly walk: (world: ContractWorld) => Promise<void>;
}

/** The cases of one feature on one backend. */
export function contractOf(
  feature: string,
  open: OpenBackend,
  rows: readonly CaseRow[],
): readonly ContractCase[] {
  return rows.map(({ title, about, needs = ['reads'], capability = null, walk }) => {
    const attempt = async (): Promise<{ readonly verdict: Verdict; readonly error: unknown }> => {
      const notes: CaseNotes = { advice: [], exchanges: [] };
      try {
        await withBackend(open, needs, notes, walk);
        return { verdict: { outcome: 'passed', why: '', ...notes }, error: null };
      } catch (error) {
        return { verdict: { ...endOf(error), ...notes }, error };
      }
    };
    return {
      ...{ feature, title, about, needs, capability },
      judge: async () => (await attempt()).verdict,
      run: async () => {
        const { verdict, error } = await attempt();
        if (verdict.outcome === 'broken') throw error;
        return verdict.outcome;
      },
    };
  });
}

function endOf(error: unknown): Pick<Verdict, 'outcome' | 'why'> {
  const why = error instanceof Error ? error.message : String(error);
  if (error instanceof NotOffered) return { outcome: 'notOffered', why };
  if (error instanceof NotTried) return { outcome: 'notTried', why };
  return { outcome: 'broken', why };
}
