import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@/domain/shared/Result';

export interface ConformanceOptions {
  /** Of a `config.json`, or of the site where it lies. */
  readonly config: string;
  readonly user: string | null;
  readonly passwordFile: string | null;
  /** Logs in with the demo of the backend. */
  readonly demo: boolean;
  /** Bets and moves play money. */
  readonly write: boolean;
  /** Where the app is served from; null: where `config` is, when that is an address. */
  readonly origin: string | null;
  /** Where one-time codes can be read; `{mobile}` becomes the number. */
  readonly codes: string | null;
  readonly report: string | null;
  /** A module that opens a backend of a language of its own in Node. */
  readonly adapter: string | null;
  /** Only these features. */
  readonly only: readonly string[];
}

export const USAGE = `npm run conformance -- --config PATH|URL
  [--user NAME --password-file FILE | --demo]   cases of a session too
  [--write]                                     bets and moves money of that account, which must be play money
  [--origin URL]                                where the app is served from, for CORS
  [--codes URL]                                 where one-time codes can be read; {mobile} becomes the number
  [--adapter FILE]                              opens a backend that does not speak docs/wire.md
  [--only FEATURE]                              one feature; may be said again
  [--report DIR]                                report.json and junit.xml besides`;

/** What was asked for on the command line; else a sentence that says what is wrong with it. */
export function readOptions(args: readonly string[]): Result<ConformanceOptions, string> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...{
          config: text,
          user: text,
          'password-file': text,
          origin: text,
          codes: text,
          report: text,
          adapter: text,
        },
        ...{ demo: flag, write: flag, only: { type: 'string', multiple: true } },
      },
    });
    const {
      config,
      user = null,
      demo,
      write,
      origin = null,
      codes = null,
      report = null,
      only = [],
    } = values;
    const passwordFile = values['password-file'] ?? null;
    const adapter = values.adapter ?? null;
    if (config === undefined)
      return fail('--config is missing: the config.json of the backend to be judged.');
    if ((user === null) !== (passwordFile === null)) return fail('--user and --password-file go together.');
    if (user !== null && demo) return fail('--user and --demo exclude each other.');
    if (write && user === null && !demo) return fail('--write needs an account: --user or --demo.');
    if (origin !== null && !(URL.canParse(origin) && new URL(origin).origin === origin))
      return fail(`--origin must be an origin such as https://play.example.com, not ${origin}.`);
    if (codes !== null && !/^https?:/.test(codes)) return fail(`--codes must be an address, not ${codes}.`);
    return ok({ config, user, passwordFile, demo, write, origin, codes, report, adapter, only });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}.`);
  }
}
