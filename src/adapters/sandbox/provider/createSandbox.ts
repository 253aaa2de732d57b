import { createSandboxEngine } from '../engine/createSandboxEngine';
import type { SandboxEngineOptions } from '../engine/createSandboxEngine';
import type { SandboxBackend } from '../wire/SandboxBackend';
import type { SandboxControls } from '../wire/SandboxControls';
import { engineSnapshot, withProvider } from './withProvider';
import type { ProviderOptions } from './withProvider';

/** The whole sandbox as the doors host it: the engine, and the pretended provider of its games. */
export function createSandbox(
  options: SandboxEngineOptions & Pick<ProviderOptions, 'through'>,
): SandboxBackend & SandboxControls {
  const { snapshot, through, ...rest } = options;
  const engine = createSandboxEngine({ ...rest, snapshot: engineSnapshot(snapshot) });
  return withProvider(engine, {
    seed: String(options.seed),
    snapshot,
    ...(through === undefined ? {} : { through }),
  });
}
