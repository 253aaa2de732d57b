import { figureProblem, parseFigure } from '@/domain/betting/autoCashOutFigure';
import { positionsOf } from '@/domain/betting/positions';
import { matchedOn } from '@/domain/betting/projection';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { BettingApp } from '../betting/BettingApp';
import type { Notify } from '../notices/Notify';
import type { LaterPorts } from '../ports/LaterPorts';
import type { Ports } from '../ports/Ports';
import type { LateParticipants } from '../session/LateParticipants';
import { AskByKey } from '../shared/AskByKey';
import type { AutoCashOutApp } from './AutoCashOutApp';
import { AutoCashOutFlow } from './AutoCashOutFlow';
import { FollowAutoCashOuts } from './FollowAutoCashOuts';
import { SentIntents } from './SentIntents';
import { ShownAutoCashOuts } from './ShownAutoCashOuts';

export const AUTO_CASH_OUT_PORTS = [
  ...(['playerFeed', 'betting', 'session', 'localStore'] as const),
  ...(['clock', 'scheduler', 'ids', 'pageLife', 'config'] as const),
] as const satisfies readonly (keyof Ports)[];

type AutoCashOutPorts = Pick<Ports, (typeof AUTO_CASH_OUT_PORTS)[number]> &
  Pick<LaterPorts, 'autoCashOutGateway'>;

/** What other features do for this one. */
export interface AutoCashOutShared {
  readonly notify: Notify;
  readonly betting: Pick<BettingApp, 'cashOutFigure' | 'marketOf'>;
  readonly late: LateParticipants;
}

/** Cash outs at a figure, kept by the server. Once a page; a session that is open already is one that opens now. */
export function openAutoCashOut(ports: AutoCashOutPorts, shared: AutoCashOutShared): AutoCashOutApp {
  const { session, clock, scheduler, localStore } = ports;
  const shown = new ShownAutoCashOuts(localStore, session);
  const ask = new AskByKey(session, clock, scheduler);
  const flow = new AutoCashOutFlow(ports, shown, new SentIntents(localStore, session), ask, shared.notify);
  const offered = ports.config.capabilities.autoCashOut;
  if (offered) {
    const follow = new FollowAutoCashOuts(ports, flow, ask);
    shared.late.join(follow);
    if (session.signedIn) follow.opened();
  }
  return {
    read: shown.read,
    watch: shown.watch,
    set: (match, market, text) => {
      if (!offered) return ok();
      const figure = parseFigure(text);
      if (!figure.ok) return fail(say(figure.error));
      const found = shared.betting.marketOf(match, market);
      const bets = matchedOn(market, ports.betting.openBets);
      if (found === null || bets.length === 0) return fail(say('autoCashOut.noBets'));
      const runners = found.runners.filter(({ status }) => status !== 'removed').map(({ id }) => id);
      const positions = positionsOf(runners, bets);
      const now = shared.betting.cashOutFigure(match, market)?.amount ?? null;
      const problem = figureProblem(figure.value, positions, now);
      if (problem !== null) return fail(say(problem.key, { limitPaise: problem.limit }));
      void flow.set(market, figure.value);
      return ok();
    },
    remove: (market) => flow.remove(market),
    reload: () => flow.load(),
  };
}
