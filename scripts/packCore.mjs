// npm run pack:core: the core as a package in dist-core/, checked as who installs it would; `-- --write` renews docs/api, which says what its surface is.
import { join } from 'node:path';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { projectRoot } from './lib/projectRoot.mjs';
import { requireNode } from './lib/requireNode.mjs';

requireNode();
await ensureInstalled();
const { packCore } = await import('./lib/core/packCore.mjs');
const { faultsOfPackage } = await import('./lib/core/faultsOfPackage.mjs');
const { changedSurface, reportsOf, writeReports } = await import('./lib/core/reportsOf.mjs');
const dist = join(projectRoot, 'dist-core');
const { name, version } = await packCore(dist);
const write = process.argv.includes('--write');
if (write) writeReports(reportsOf(dist));
const faults = [...(await faultsOfPackage(dist)), ...(write ? [] : changedSurface(dist))];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${name} ${version} is in dist-core/`);
