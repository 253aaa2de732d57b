import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOfPackage } from '@scripts/lib/core/faultsOfPackage.mjs';
import { packCore } from '@scripts/lib/core/packCore.mjs';
import { changedSurface } from '@scripts/lib/core/reportsOf.mjs';
import { tarballOf } from '@scripts/lib/core/tarballOf.mjs';
import { startNodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import { toolPath } from '@scripts/lib/runTool.mjs';

const execute = promisify(execFile);

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** The examples of its README, as anybody would copy them. */
const [EXAMPLE = '', AGAINST_A_SERVER = ''] = [
  ...readFileSync('player-core/README.md', 'utf8').matchAll(/```js\n(.+?)```/gs),
].map(([, example = '']) => example);

describe('the core as a package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'player-core-'));
  const dist = join(folder, 'dist');
  const consumer = join(folder, 'consumer');
  const installed = join(consumer, 'node_modules', 'player-core');
  let dependencies: readonly string[] = [];

  beforeAll(async () => {
    dependencies = Object.keys((await packCore(dist)).dependencies);
    mkdirSync(installed, { recursive: true });
    await execute('tar', ['-xzf', await tarballOf(dist, folder), '--strip-components=1', '-C', installed]);
    // As an install would lay them beside it, without a network.
    for (const name of [...dependencies, '@types/node', '@faker-js/faker']) {
      const place = join(consumer, 'node_modules', name);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(join(process.cwd(), 'node_modules', name), place);
    }
    writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('brings no library of the screens', () => {
    expect(dependencies).toContain('mobx');
    expect(dependencies.filter((name) => /react|toastify|faker|lucide/.test(name))).toEqual([]);
  });

  it('plays the example of its README in plain JavaScript: a bet in virtual time, and the process ends by itself', async () => {
    writeFileSync(join(consumer, 'play.mjs'), EXAMPLE);
    const { stdout, stderr } = await execute(process.execPath, ['play.mjs'], { cwd: consumer });
    expect(stderr).toBe('');
    const lines = stdout.trim().split('\n');
    expect(lines[0]).toBe('Login Success');
    expect(lines.at(-1)).toMatch(/: accepted$/);
    const balances = lines.filter((line) => line.startsWith('balance'));
    expect(new Set(balances).size, stdout).toBeGreaterThan(1);
  });

  it('plays the example of its README against a server, by nothing but the address of the server', async () => {
    const server = await startNodeSandbox({ clock: 'real' });
    const address = 'https://api.example.com';
    expect(AGAINST_A_SERVER).toContain(address);
    writeFileSync(join(consumer, 'against.mjs'), AGAINST_A_SERVER.replace(address, server.url));
    const { stdout, stderr } = await execute(process.execPath, ['against.mjs'], { cwd: consumer });
    await server.close();
    expect(stderr).toBe('');
    expect(stdout.trim()).toMatch(/balance \d+ paise$/);
  });

  it('says in the README of the package how big each entry is', () => {
    const readme = readFileSync(join(dist, 'README.md'), 'utf8');
    expect(readme).toMatch(/\| `\.\/wire` \| [\d.]+ kB \|/);
  });

  it('opens every feature in a plain process over HTTP and launches a game; closed, nothing is left and it ends', async () => {
    const server = await startNodeSandbox({ clock: 'real' });
    writeFileSync(join(consumer, 'everything.mjs'), EVERYTHING);
    const { stdout, stderr } = await execute(
      process.execPath,
      ['everything.mjs', server.url, server.server.gamesUrl],
      {
        cwd: consumer,
      },
    );
    await server.close();
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n')).toEqual([
      'opened cashier rewards profile content playSafe search',
      'launched a game',
      'left: nothing',
    ]);
  });

  it('leaves out of a build what its front end does not name: a sportsbook has no container and no cashier', async () => {
    const input = join(consumer, 'sportsbook.mjs');
    writeFileSync(input, A_SPORTSBOOK);
    const built = await build({
      ...{ configFile: false, logLevel: 'error', root: consumer },
      build: { write: false, rolldownOptions: { input } },
    });
    if (!('output' in built)) throw new Error('nothing was built');
    const modules = built.output.flatMap((file) =>
      file.type === 'chunk' ? Object.entries(file.modules) : [],
    );
    const used = modules.flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? [path] : []));
    expect(used.filter((path) => /openSportsbook|[/]PlaceBet/.test(path))).toHaveLength(2);
    expect(
      used.filter((path) => /inversify|reflect-metadata|axios|[/](casino|cashier|rewards)[/]/i.test(path)),
    ).toEqual([]);
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])(
    'is typed for a consumer with module %s, resolved as %s, its libraries checked too',
    async (module, moduleResolution) => {
      writeFileSync(join(consumer, 'play.ts'), `${EXAMPLE}\n${EVERY_ENTRY}`);
      writeFileSync(join(consumer, 'against.ts'), AGAINST_A_SERVER);
      const options = { module, moduleResolution, target: 'es2022', lib: ['es2023', 'dom'], types: ['node'] };
      const strict = { strict: true, skipLibCheck: false, noEmit: true };
      writeFileSync(
        join(consumer, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: { ...options, ...strict }, files: ['play.ts', 'against.ts'] }),
      );
      const said = await execute(process.execPath, [toolPath('typescript-native', 'tsc')], {
        cwd: consumer,
      }).catch(({ stdout }: { stdout: string }) => ({ stdout }));
      expect(said.stdout).toBe('');
    },
  );

  it('has nothing that who installs it would stumble over, and the check sees where it has', async () => {
    expect(await faultsOfPackage(dist)).toEqual([]);
    const broken = join(folder, 'broken');
    cpSync(dist, broken, { recursive: true });
    rmSync(join(broken, 'wire.js'));
    rmSync(join(broken, 'types', 'player-core', 'node.d.ts'));
    // The two that are broken are enough to be judged.
    const manifest = JSON.parse(readFileSync(join(broken, 'package.json'), 'utf8')) as Manifest;
    const { './wire': wire, './node': node } = manifest.exports;
    writeFileSync(
      join(broken, 'package.json'),
      JSON.stringify({ ...manifest, exports: { './wire': wire, './node': node } }),
    );
    const faults = (await faultsOfPackage(broken)).join('\n');
    expect(faults).toContain('./wire.js');
    expect(faults).toMatch(/player-core\/node/);
  });

  it('offers what docs/api says, and no other thing', () => {
    expect(changedSurface(dist)).toEqual([]);
  });
});

const EVERY_ENTRY = `
export type * from 'player-core';
export type * from 'player-core/browser';
export type * from 'player-core/node';
export type * from 'player-core/people';
export type * from 'player-core/sandbox';
export type * from 'player-core/testing';
export type * from 'player-core/texts';
export type * from 'player-core/wire';
`;

/** What a page asks for that only takes bets. */
const A_SPORTSBOOK = `
import { configurationFrom, openPlayer, SPORTSBOOK } from 'player-core';
import { openDevice } from 'player-core/browser';
import { openSocket, SPORTSBOOK_WIRE, wireBackend } from 'player-core/wire';
console.log(configurationFrom, openDevice, openPlayer, openSocket, SPORTSBOOK, SPORTSBOOK_WIRE, wireBackend);
`;

/** What a front end could ask for, all of it. */
const EVERYTHING = `
import { CAPABILITIES, configurationFrom, EAGER, launchOfGame, openPlayer } from 'player-core';
import { machineTime, nodeDevice } from 'player-core/node';
import { axiosTransport, EAGER_WIRE, openSocket, wireBackend } from 'player-core/wire';

const capabilities = Object.fromEntries(
  CAPABILITIES.map((each) => [each, true]),
);
const { app: config, ...settings } = configurationFrom({
  backend: 'remote', apiUrl: process.argv[2], capabilities, gameHosts: [process.argv[3]],
});
const quiet = () => undefined;
const frames = [];
const player = openPlayer({
  config,
  backend: wireBackend({ settings, transport: axiosTransport(), openSocket, calls: EAGER_WIRE }),
  features: EAGER,
  device: nodeDevice({
    ownOrigin: 'http://127.0.0.1',
    logger: { info: quiet, warn: console.warn, error: console.error },
    notifier: { show: quiet, update: quiet, dismiss: quiet },
    onAddress: (url) => frames.push(url),
  }),
});
const app = await player.whole();
const signedIn = await app.session.logInAsDemo();
if (!signedIn.ok) throw new Error('the log-in failed');
await machineTime.until(() => app.wallet.view.current, 'the balance');
const names = ['cashier', 'rewards', 'profile', 'content', 'playSafe', 'search'];
await Promise.all(names.map((name) => app[name].open()));
console.log('opened', names.join(' '));
await app.casino.loadCatalogue();
const { catalogue } = app.casino.view;
app.casino.playGame(launchOfGame(catalogue.value.byKey.get('spribe/mines')));
const launched = () => app.casino.view.launch;
await machineTime.until(() => ['open', 'refused'].includes(launched().kind), 'the launch');
if (frames.length === 0) throw new Error(JSON.stringify(launched()));
console.log('launched a game');
const stopList = app.sports.watchList('live');
await machineTime.until(() => app.sports.view.list('live').state === 'ready', 'the list');
player.close();
// What was closed needs its turns to go, and the other end's; what runs on would run on for a minute too.
const left = () => process.getActiveResourcesInfo().filter((each) => /Timeout|Immediate|TCPWRAP|TCPSocketWrap/.test(each));
const closed = performance.now();
while (left().length > 0 && performance.now() - closed < 60_000) await new Promise(setImmediate);
console.log('left:', left().join(' ') || 'nothing');
`;
