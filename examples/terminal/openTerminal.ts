import { EAGER } from '@/adapters/composition/eager';
import { nodeDevice } from '@/adapters/composition/node/nodeDevice';
import { openPlayer } from '@/adapters/composition/openPlayer';
import type { Backend } from '@/adapters/composition/Backend';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import type { IdSource } from '@/application/ports/device/IdSource';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { Clock } from '@/application/ports/device/Clock';
import { COMMANDS } from './commands';
import type { Language } from '@/texts/Language';
import { Misunderstood, type Say, type Terminal } from './Terminal';
import type { Time } from '@/adapters/node/Time';
import { rupeesOf, textsIn } from './words';

export interface TerminalParts {
  readonly config: AppConfig;
  readonly backend: Backend;
  readonly time: Time;
  /** Absent: the time and the chance of this machine. */
  readonly own?: { readonly clock: Clock; readonly scheduler: Scheduler; readonly ids: IdSource };
  readonly say: Say;
  /** English where none is named. */
  readonly language?: Language;
}

export interface OpenTerminal {
  readonly terminal: Terminal;
  /** One line as it was typed. What makes no sense is said. */
  readonly run: (line: string) => Promise<void>;
  readonly close: () => void;
}

/** The whole player behind a handful of commands. */
export function openTerminal({
  config,
  backend,
  time,
  own,
  say,
  language = 'en',
}: TerminalParts): OpenTerminal {
  const texts = textsIn(language);
  const quiet = (): void => undefined;
  const player = openPlayer({
    config,
    backend,
    features: EAGER,
    device: nodeDevice({
      ownOrigin: 'http://127.0.0.1',
      logger: { info: quiet, warn: quiet, error: quiet },
      notifier: {
        show: ({ type, message }) => say('notice', { type, text: texts.renderMessage(message) }),
        update: ({ type, message }) => say('notice', { type, text: texts.renderMessage(message) }),
        dismiss: quiet,
      },
      onAddress: (url) => say('address', { url }),
      ...(own === undefined ? {} : { time: own, ids: own.ids }),
    }),
  });
  const app = player.app.wholeNow();
  if (app === null) throw new Error('an eager player is whole at once');
  const terminal: Terminal = { player, app, time, say, texts, rows: [], match: null, slip: null };
  player.observe(
    () => app.wallet.view.wallet?.balance ?? null,
    (balance) => balance !== null && say('balanceChanged', { balance: rupeesOf(balance) }),
  );
  return {
    terminal,
    run: async (line) => {
      const [name = '', ...words] = line.trim().split(/\s+/);
      if (name === '' || name.startsWith('#')) return;
      const command = COMMANDS[name];
      if (command === undefined)
        return say('misunderstood', { line, usage: Object.keys(COMMANDS).join(' ') });
      try {
        await command.run(terminal, words);
      } catch (error) {
        if (!(error instanceof Misunderstood)) throw error;
        say('misunderstood', { line, why: error.message, usage: command.usage });
      }
    },
    close: () => player.close(),
  };
}
