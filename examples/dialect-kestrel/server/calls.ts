import type { SandboxLink } from '@/adapters/sandbox/doors/SandboxLink';
import type { WireReply } from '@/adapters/sandbox/wire/SandboxBackend';
import { bookForm, eventForm, fieldsOf, listOf, marketForm, ticketForm } from './forms';
import { answerFrom, done, failed, SESSION_OVER, type Answer } from './replies';
import { cookieOf, type KestrelSession, type Sessions } from './Sessions';

export interface Call {
  readonly method: string;
  /** Below the version. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly session: KestrelSession | null;
  readonly client: string;
}

/** Everything that Kestrel answers over HTTP, played by the engine. */
export class Calls {
  constructor(
    private readonly engine: SandboxLink,
    private readonly sessions: Sessions,
  ) {}

  async answer(call: Call): Promise<Answer> {
    const { method, path, session } = call;
    if (method === 'GET' && path === '/site') return this.#site(call);
    if (method === 'GET' && path === '/events') return this.#events(call);
    const [, event, family] = /^\/events\/([^/]+)(?:\/(house|runs))?$/.exec(path) ?? [];
    if (method === 'GET' && event !== undefined) return this.#event(call, decodeURIComponent(event), family);
    if (method === 'POST' && path === '/session') {
      const { login, secret } = call.body;
      return this.#open(await this.#ask(call, 'POST', '/login', { username: login, password: secret }));
    }
    if (method === 'POST' && path === '/session/demo')
      return this.#open(await this.#ask(call, 'POST', '/login/demo', {}));
    if (session === null) return SESSION_OVER;
    if (method === 'POST' && path === '/session/end') return this.#end(call, session);
    if (method === 'GET' && path === '/risk') return this.#risk(call);
    if (path === '/tickets') return method === 'POST' ? this.#place(call) : this.#tickets(call);
    if (method === 'POST' && path === '/tickets/withdraw')
      return answerFrom(
        await this.#ask(call, 'POST', '/bets/cancel', { betId: call.body['ticket'] }),
        ticketIn,
      );
    const [, ref] = /^\/tickets\/([0-9a-f]{32})$/.exec(path) ?? [];
    if (method === 'GET' && ref !== undefined)
      return answerFrom(await this.#ask(call, 'GET', `/bets/by-key/${ref}`), ticketIn);
    return failed('no_such_call', 'There is no such call.', 404);
  }

  #ask(
    { client, session }: Call,
    method: 'GET' | 'POST',
    path: string,
    body: unknown = undefined,
    query: Readonly<Record<string, string>> = {},
  ): Promise<WireReply> {
    const token = session?.token;
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}`, token };
    return this.engine.request({ ...{ method, path, body, query, client }, headers });
  }

  async #site(call: Call): Promise<Answer> {
    const [about, news, demo] = await Promise.all([
      this.#ask(call, 'GET', '/getAppDetails'),
      this.#ask(call, 'GET', '/announcement/display'),
      this.#ask(call, 'GET', '/app/demo'),
    ]);
    const data = (reply: WireReply) => fieldsOf(reply.body)['data'];
    const details = fieldsOf(data(about));
    return done({
      about: {
        ...{ state: details['BRAND_STATUS'] === 'live' ? 'open' : details['BRAND_STATUS'] },
        code_at_sign_up: details['OTP'] === 0,
        ...{ title: 'Kestrel', logo: '', small_print: details['FOOTER_TEXT'], phone: details['PHONE'] },
      },
      demo: fieldsOf(data(demo))['hasDemoUsers'] === true,
      news: listOf(data(news)).map((each, at) => ({ id: `n${at}`, content: fieldsOf(each)['content'] })),
    });
  }

  async #events(call: Call): Promise<Answer> {
    const sports = new Map([
      ['cricket', '4'],
      ['football', '1'],
      ['tennis', '2'],
    ]);
    const sport = sports.get(call.query.get('sport') ?? '');
    const live = call.query.get('live') === 'yes';
    const query = { ...(sport !== undefined && { sport }), ...(live && { inplay: 'true' }) };
    return answerFrom(await this.#ask(call, 'GET', '/bet/matches', undefined, query), (data) => ({
      events: listOf(fieldsOf(data)['matches']).map(eventForm),
    }));
  }

  async #event(call: Call, id: string, family: string | undefined): Promise<Answer> {
    const path = { house: '/bet/bookmaker/odds', runs: '/bet/fancy/odds' }[family ?? ''] ?? '/bet/match/odds';
    const reply = await this.#ask(call, 'GET', path, undefined, { refmatchid: id });
    return answerFrom(reply, (data) => {
      const { match, markets, odds } = fieldsOf(data);
      return {
        ...(match !== undefined && { event: eventForm(match) }),
        ...{ markets: listOf(markets).map(marketForm), books: listOf(odds).map(bookForm) },
      };
    });
  }

  #open(reply: WireReply): Answer {
    const answer = answerFrom(reply, (data) => data);
    if (answer.reply.status === 'fail') return answer;
    const { token, user } = fieldsOf(answer.reply.payload);
    const { mstruserid, name, username, mobileno } = fieldsOf(user);
    const session = this.sessions.open(String(token));
    const player = { player_id: mstruserid, name, login: username, phone: mobileno };
    return done({ csrf: session.csrf, player }, { 'Set-Cookie': cookieOf(session) });
  }

  async #end(call: Call, session: KestrelSession): Promise<Answer> {
    await this.#ask(call, 'GET', '/signout');
    this.sessions.end(session);
    return done({}, { 'Set-Cookie': cookieOf({ id: '' }, 0) });
  }

  async #risk(call: Call): Promise<Answer> {
    return answerFrom(await this.#ask(call, 'GET', '/bet/exposure/amount'), (data) => {
      const { exposureAmount, exposures } = fieldsOf(data);
      return {
        total: Number(exposureAmount).toFixed(2),
        events: listOf(exposures).map((each) => {
          const { exposureAmount: risk, matchName, refMatchId, totalBets } = fieldsOf(each);
          return {
            event_id: refMatchId,
            event: matchName,
            risk: Number(risk).toFixed(2),
            tickets: totalBets,
          };
        }),
      };
    });
  }

  async #place(call: Call): Promise<Answer> {
    const { ref, market_id, selection_id, side, price, stake, version, line, move, limit } = call.body;
    const body = {
      ...{ key: ref, marketId: market_id, runnerId: selection_id, side: side === 'against' ? 'lay' : 'back' },
      ...{ odds: Number(price), stake: Number(stake), marketVersion: version, acceptOdds: move },
      ...(line !== null && { line }),
      ...(limit !== undefined && { worstOdds: Number(limit) }),
    };
    return answerFrom(await this.#ask(call, 'POST', '/bets', body), ticketIn);
  }

  async #tickets(call: Call): Promise<Answer> {
    const { query: asked } = call;
    const family = asked.get('family');
    const query = {
      ...{ skip: asked.get('from_row') ?? '0', pagesize: asked.get('rows') ?? '10' },
      ...{ refmatchid: asked.get('event_id') ?? '', startdate: asked.get('since') ?? '' },
      ...{ enddate: asked.get('until') ?? '' },
      markettype: family === 'runs' ? 'fancy' : family === null ? '' : 'match_odds',
      betstatus: { running: 'open', done: 'settled' }[asked.get('standing') ?? ''] ?? '',
    };
    return answerFrom(await this.#ask(call, 'GET', '/bets', undefined, query), (data) => {
      const { bets, count, totals } = fieldsOf(data);
      const { stake, profitLoss } = fieldsOf(totals);
      const sums = { stake: Number(stake).toFixed(2), won: Number(profitLoss).toFixed(2) };
      return { tickets: listOf(bets).map(ticketForm), count, sums };
    });
  }
}

const ticketIn = (data: unknown): unknown => ticketForm(fieldsOf(data)['bet']);
