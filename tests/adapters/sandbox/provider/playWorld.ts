import type { WalletLine } from '@/adapters/sandbox/provider/WalletLine';
import { begunSandbox } from '@tests/support/sandbox/begunSandbox';
import { START } from '../engine/Bench';

export interface RoundView {
  readonly key: string;
  readonly over: boolean;
  readonly stake: number;
  readonly paid: number | null;
  readonly credited: boolean;
  readonly nonce: number;
  readonly client: string;
  readonly commit: string;
  readonly server?: string;
  readonly pocket?: number;
  readonly opened?: readonly number[];
  readonly lay?: readonly number[];
  readonly worth?: number;
  readonly height?: number;
  readonly point?: number;
  readonly leftAt?: number | null;
}

export interface SeatView {
  readonly table: string;
  readonly name: string;
  readonly cash: number;
  readonly limits: { readonly min: number; readonly max: number };
  readonly next: { readonly nonce: number; readonly commit: string };
  readonly round: RoundView | null;
}

export interface PlayReply {
  readonly status: number;
  readonly code: string | undefined;
  readonly view: SeatView;
}

export const keyOf = (number: number): string => number.toString(16).padStart(8, '0');

/** A sandbox with a demo player, asked as the pages of the games ask. */
export function playWorld({
  seed = 'play',
  snapshot,
  through,
}: { seed?: string; snapshot?: unknown; through?: (line: WalletLine) => WalletLine } = {}) {
  const sandbox = begunSandbox({
    seed,
    startMs: START,
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(through === undefined ? {} : { through }),
  });
  const ask = (method: 'GET' | 'POST', path: string, body?: unknown, token = '') =>
    sandbox.handle({ method, path, query: {}, headers: { token }, body, client: 'c' });
  const dataOf = <T>(reply: { readonly body: unknown }): T => (reply.body as { readonly data: T }).data;
  type SignedIn = { readonly token: string; readonly user: { readonly mstruserid: string } };
  const playing = ({ token, user }: SignedIn) => {
    const launch = (provider: string, code: string): string =>
      dataOf<{ url: string }>(ask('POST', '/lobby', { provider, code }, token)).url.split('session=')[1] ??
      '';
    return { token, id: user.mstruserid, launch, signOut: () => ask('GET', '/signout', undefined, token) };
  };
  return {
    sandbox,
    demo: () => playing(dataOf<SignedIn>(ask('POST', '/login/demo'))),
    /** Somebody with an account, which outlives their session, and ₹10,000. */
    member() {
      const [username, password] = ['asha2026', 'Secret#2026'];
      const number = { mobile: '9876500001', country_code: '91' };
      ask('POST', '/sendOtpToMobile', number);
      const text = sandbox.inbox().findLast(({ to }) => to.endsWith(number.mobile))?.text ?? '';
      ask('POST', '/mobileVerification', { ...number, otp: /\d{6}/.exec(text)?.[0] });
      ask('POST', '/register', { ...number, name: 'Asha', username, password, typeId: 3, parentId: 81_026 });
      const member = playing(dataOf<SignedIn>(ask('POST', '/login', { username, password })));
      sandbox.setBalance(member.id, { cash: 10_000 });
      return member;
    },
    play(session: string, call: string, more: object = {}): PlayReply {
      const reply = ask('POST', '/games/play', { session, call, ...more });
      const body = reply.body as { readonly code?: string; readonly data: SeatView };
      return { status: reply.status, code: body.code, view: body.data };
    },
    cashOf: (userId: string) => sandbox.audit().users.find((each) => each.userId === userId)?.cash ?? 0,
  };
}
