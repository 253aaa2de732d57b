import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Backend } from '@/adapters/composition/Backend';
import type { Configuration } from '@/adapters/config/Configuration';
import { commonParts, powersOf, WITHOUT, type Door } from './Door';
import type { ConformanceOptions } from './ConformanceOptions';
import { TrafficLog } from './TrafficLog';

/** What a module exports that opens a backend of a language of its own in Node. `settings`: what stands under `dialect` in config.json. */
export interface NodeAdapter {
  readonly openInNode: (settings: unknown) => Backend | Promise<Backend>;
}

const BEHIND = 'behind an adapter only what the app makes of a reply is judged';

/** A backend behind an adapter of its own. What is said on its line is the adapter's matter. */
export async function adapterDoor(
  configuration: Configuration,
  options: ConformanceOptions,
  file: string,
): Promise<Door> {
  const traffic = new TrafficLog();
  const common = await commonParts(configuration, options, traffic);
  const module = (await import(pathToFileURL(resolve(file)).href)) as Partial<NodeAdapter>;
  if (module.openInNode === undefined) throw new Error(`${file} does not export "openInNode"`);
  const backend = await module.openInNode(configuration.dialect?.settings);
  const powers = powersOf(options, {});
  const without = { ...WITHOUT, seesTraffic: BEHIND, asksRaw: BEHIND, injectsFaults: BEHIND };
  return { traffic, open: () => ({ ...common, ...{ backend, powers, without, traffic } }) };
}
