import { createSandboxEngine } from '@/adapters/sandbox/engine/createSandboxEngine';

type Engine = ReturnType<typeof createSandboxEngine>;

interface Answer<T> {
  readonly data: T;
}

/** A fixed history that touches every part of the engine: an account, live bets in three sports, settlements, ten minutes of play. */
export function playScript(seed: string, startMs: number): string {
  const engine = createSandboxEngine({ seed, startMs });
  const token = signUp(engine);
  const ask = <T>(
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    query: Record<string, string> = {},
  ): T =>
    (engine.handle({ method, path, query, headers: { token }, body, client: 'script' }).body as Answer<T>)
      .data;
  for (let second = 1; second <= 600; second += 1) {
    engine.advance(1_000);
    if (second % 20 !== 0) continue;
    const { matches } = ask<{ matches: readonly { id: string }[] }>('GET', '/bet/matches', null, {
      inplay: 'true',
    });
    const match = matches[(second / 20) % matches.length];
    const { odds } = ask<{
      odds: readonly { id: string; version: number; runners: readonly { id: string; lay: number[][] }[] }[];
    }>('GET', '/bet/match/odds', null, { refmatchid: match?.id ?? '' });
    const [market] = odds;
    const runner = market?.runners.at(-1);
    ask('POST', '/bets', {
      key: second.toString(16).padStart(32, '0'),
      marketId: market?.id,
      runnerId: runner?.id,
      side: 'lay',
      odds: runner?.lay[0]?.[1],
      stake: 100,
      marketVersion: market?.version,
      acceptOdds: 'any',
    });
  }
  return engine.logHash();
}

function signUp(engine: Engine): string {
  const post = (path: string, body: unknown): Answer<{ token: string }> =>
    engine.handle({ method: 'POST', path, query: {}, headers: {}, body, client: 'script' }).body as Answer<{
      token: string;
    }>;
  const number = { mobile: '9000000001', country_code: '+91' };
  post('/sendOtpToMobile', number);
  post('/mobileVerification', { ...number, otp: engine.inbox()[0]?.text.slice(0, 6) });
  return post('/register', { ...number, name: 'Asha', username: 'asha', password: 'Secret123' }).data.token;
}
