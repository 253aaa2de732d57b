import type { Container } from 'inversify';
import { bindingsOf } from '@/adapters/composition/bindingRecords';
import { FEATURE } from '@/adapters/composition/features';
import type { BindingRecord } from '@/adapters/composition/bindingRecords';
import type { Wanted } from '@/adapters/composition/PortToken';
import { nameOf } from './wiringFaults';

/** What each feature of the app needs, as a page: a drawing of the features, and a table with their ports. */
export function drawWiring(container: Container): string {
  const bindings = bindingsOf(container);
  const features = [...bindings].filter(([, { kind }]) => kind === 'feature');
  const needsOf = ({ needs }: BindingRecord, kinds: readonly BindingRecord['kind'][]): readonly string[] =>
    needs.filter((need) => kinds.includes(kindOf(need))).map(nameOf);
  const kindOf = (what: Wanted): BindingRecord['kind'] => {
    if (isShared(what)) return 'service';
    return bindings.get(what)?.kind === 'feature' ? 'feature' : 'port';
  };
  const arrows = features.flatMap(([what, record]) =>
    needsOf(record, ['feature', 'service']).map((need) => `  ${nameOf(what)} --> ${need}`),
  );
  const rows = features.map(
    ([what, record]) =>
      `| ${nameOf(what)} | ${needsOf(record, ['feature', 'service']).join(', ')} | ${needsOf(record, ['port']).join(', ')} |`,
  );
  return [
    '# Wiring',
    '',
    'Written by `npm run wiring -- --write`; a test compares it. An arrow: needs. What comes later (cashier, rewards, profile, play safe, search) takes its ports by name from the running app (`composition/later`).',
    '',
    '```mermaid',
    'flowchart LR',
    ...arrows,
    '```',
    '',
    '| feature | needs of others | ports |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const SHARED: readonly Wanted[] = [FEATURE.notify];

/** What several features share: a class is its own name, a function has a token. */
function isShared(what: Wanted): boolean {
  return typeof what === 'function' || SHARED.includes(what);
}
