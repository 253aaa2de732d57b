import { distFolder, ensureBuilt } from '@scripts/lib/ensureBuilt.mjs';
import { hostedPages } from '../hosted/hostedPages';
import type { HostedPages } from '../hosted/hostedPages';
import { selfSigned } from '../hosted/selfSigned';
import { buildPages } from '../run/buildPages';
import type { IdleList } from './runIdleList';
import { runIdleList } from './runIdleList';
import type { Load, LoadName } from './runLoad';
import { runLoad } from './runLoad';
import type { MatchPage } from './runMatchPage';
import { runMatchPage } from './runMatchPage';

export interface Hosted {
  readonly load: Load;
  readonly idleList: IdleList;
  readonly matchPage: MatchPage;
}

/** The folders of the three pages, built when that is needed. */
export async function builtFolders(): Promise<Record<LoadName, string>> {
  const { code, output } = await ensureBuilt();
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return { app: distFolder, empty: await buildPages('empty'), peer: await buildPages('peer') };
}

/** All that is measured of pages as they are hosted: one server for each, one sandbox behind all. */
export async function runHosted(rounds: number, plain: boolean): Promise<Hosted> {
  const certificate = plain ? null : selfSigned();
  const folders = await builtFolders();
  const hosted: HostedPages<LoadName> = await hostedPages(folders, certificate);
  try {
    const load = await runLoad(hosted, folders, certificate, rounds);
    const idleList = await runIdleList(hosted, rounds);
    return { load, idleList, matchPage: await runMatchPage(hosted, rounds) };
  } finally {
    await hosted.close();
  }
}
