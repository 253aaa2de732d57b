// npm run nginx -- [--config FILE] [--out FILE] …: writes the configuration of an nginx that serves this build.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nginxConfig } from './lib/nginxConfig.mjs';
import { warnOfConfig } from './lib/warnOfConfig.mjs';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: 'dist' },
    config: { type: 'string' },
    listen: { type: 'string', default: '8080' },
    state: { type: 'string', default: '/tmp' },
    out: { type: 'string' },
    'plain-localhost': { type: 'boolean', default: false },
  },
});

try {
  const root = resolve(values.root);
  const configFile = resolve(values.config ?? `${root}/config.json`);
  const text = nginxConfig(JSON.parse(readFileSync(configFile, 'utf8')), {
    root,
    configFile,
    listen: values.listen,
    stateFolder: resolve(values.state),
    plainLocalhost: values['plain-localhost'],
  });
  // A container has no tools to ask the app with.
  await warnOfConfig(configFile).catch((error) => {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  });
  if (values.out === undefined) process.stdout.write(text);
  else writeFileSync(values.out, text);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
