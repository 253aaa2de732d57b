import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wiringFaults } from './wiringFaults';
import { projectRoot } from '../lib/projectRoot.mjs';
import { boundContainer } from './boundContainer';
import { drawWiring } from './drawWiring';

const container = boundContainer();
const drawing = drawWiring(container);
if (process.argv.includes('--write')) writeFileSync(join(projectRoot, 'docs/wiring.md'), drawing);
else console.log(drawing);
const faults = wiringFaults(container);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
