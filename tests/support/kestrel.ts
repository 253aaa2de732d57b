import type { NewPlayer } from '@tests/support/journeys/AuthScreens';
import { otpIn } from '@tests/support/sandbox/SandboxUnderTest';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import { machineTime } from '@/adapters/node/machineTime';
import { kestrelBackend } from '../../examples/dialect-kestrel/adapter/kestrelDialect';
import { cookieJar } from './cookieJar';
import {
  createKestrelServer,
  type KestrelServer,
} from '../../examples/dialect-kestrel/server/createKestrelServer';
import type { BackendUnderTest } from '../../player-core/contract/openContractWorld';
import { USUAL_POWERS } from '../../player-core/contract/Power';

/** What config.json says besides where it is. */
export const KESTREL_CAPABILITIES = { betKeys: true, marketStream: true, betPlacement: true };

/** As a browser, and with one fault. */
function losingJar() {
  const jar = cookieJar();
  let loses: string | null = null;
  const ask: typeof fetch = async (url, init) => {
    const reply = await jar.ask(url, init);
    if (loses === null || init?.method !== 'POST' || !String(url).endsWith(loses)) return reply;
    loses = null;
    throw new TypeError('the reply is lost');
  };
  return {
    ...{ ...jar, ask },
    /** The next POST to this path is carried out, and its reply never arrives. */
    loseReply: (path: string) => {
      loses = path;
    },
  };
}

export interface KestrelUnderTest extends BackendUnderTest {
  readonly server: KestrelServer;
  readonly jar: ReturnType<typeof losingJar>;
}

/** The adapter before its server, in the time of this machine. */
export async function openKestrel(): Promise<KestrelUnderTest> {
  const server = await createKestrelServer();
  const jar = losingJar();
  const { apiUrl } = server;
  return {
    backend: kestrelBackend({ apiUrl }, jar),
    config: configurationFrom({ backend: 'kestrel', capabilities: KESTREL_CAPABILITIES }, ['kestrel']).app,
    ...{ time: machineTime, powers: [...USUAL_POWERS, 'injectsFaults'] },
    // The contract names calls as docs/wire.md does; the only one that it loses is a bet.
    faults: { loseReply: () => jar.loseReply('/tickets') },
    ...{ server, jar, close: () => server.close() },
  };
}

/** Somebody who has had an account there for years; the app itself offers no sign-up. */
export function kestrelAccount({ host }: KestrelServer, person: NewPlayer): void {
  const { mobile, name, username, password } = person;
  const number = { mobile, country_code: '91' };
  const post = (path: string, body: object): void => {
    const asked = { method: 'POST', path, body, query: {}, headers: {}, client: 'a counter' } as const;
    const { status } = host.engine.handle(asked);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  post('/sendOtpToMobile', number);
  post('/mobileVerification', { ...number, otp: otpIn(host.engine, mobile) });
  post('/register', { ...number, name, username, password, typeId: 3, parentId: 81026 });
}
