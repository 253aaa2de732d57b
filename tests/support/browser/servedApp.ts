import { distFolder, ensureBuilt } from '@scripts/lib/ensureBuilt.mjs';
import { serveDist } from '@scripts/lib/serveDist.mjs';

interface ServedAppOptions {
  /** Laid over the build's own config.json; the content security policy follows it. */
  readonly config?: Record<string, unknown>;
  /** A build other than the current one, for the tests that deploy a new one. */
  readonly dist?: string;
  /** Fixed when a page must find the app again after a restart. */
  readonly port?: number;
}

interface ServedApp {
  /** Without a slash at the end. */
  readonly url: string;
  /** What browsers have reported against the policy since the start: how many, and the reports themselves. */
  readonly cspReports: { readonly reports: readonly unknown[]; count(): number };
  close(): Promise<void>;
}

/**
 * The production build with its real headers, on a free port of this machine. Built first when it is older than its
 * sources, so that no test is green on yesterday's app. A second origin is a second call: another port is another origin.
 */
export async function servedApp({ config, dist, port }: ServedAppOptions = {}): Promise<ServedApp> {
  if (dist === undefined) {
    const build = await ensureBuilt();
    if (build.code !== 0) throw new Error(`The build failed:\n${build.output}`);
  }
  return serveDist({ dist: dist ?? distFolder, port: port ?? 0, ...(config ? { config } : {}) });
}
