import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@/texts/Language';
import { COMMANDS } from './commands';
import { openTerminal } from './openTerminal';
import { runScript } from './runScript';
import { openScreen } from './screen';
import { openVirtualSandbox } from '../../player-core/testing/openVirtualSandbox';
import { engineNow, serverAt } from './worlds';

const { values } = parseArgs({
  options: {
    /** A server instead of the engine in this process. */
    url: { type: 'string' },
    /** What it can do beyond the specification: names as in config.json, with commas. */
    capabilities: { type: 'string', default: 'betPlacement,betKeys,marketStream' },
    /** Commands, one a line; every event is one line of JSON then. */
    script: { type: 'string' },
    /** With a script on the engine: the world that it is played in. */
    seed: { type: 'string', default: 'terminal' },
    /** What is said is said in this language. */
    lang: { type: 'string', default: 'en' },
  },
});

const START_MS = Date.UTC(2026, 0, 15, 12, 0, 0);

const language = LANGUAGES.find((each) => each === values.lang) ?? 'en';

function world() {
  return { ...chosenWorld(), language };
}

function chosenWorld() {
  if (values.url !== undefined)
    return serverAt(
      values.url,
      Object.fromEntries(values.capabilities.split(',').map((name) => [name.trim(), true])),
    );
  return values.script === undefined ? engineNow() : openVirtualSandbox(values.seed, START_MS);
}

async function runByHand(): Promise<void> {
  const screen = openScreen(process.stdout);
  const { terminal, run, close } = openTerminal({ ...world(), say: screen.say });
  screen.show(terminal);
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  screen.say('help', { commands: Object.values(COMMANDS).map(({ usage }) => usage) });
  lines.prompt();
  for await (const line of lines) {
    if (['quit', 'exit'].includes(line.trim())) break;
    if (line.trim() === 'help')
      screen.say('help', { commands: Object.values(COMMANDS).map(({ usage }) => usage) });
    else await run(line).catch((error: unknown) => screen.say('failed', { why: String(error) }));
    lines.prompt();
  }
  lines.close();
  screen.close();
  close();
}

await (values.script === undefined
  ? runByHand()
  : runScript(world(), readFileSync(values.script, 'utf8').split('\n'), (facts) =>
      process.stdout.write(`${JSON.stringify(facts)}\n`),
    ));
