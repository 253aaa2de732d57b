import type { Request, Response } from 'express';
import { Router } from 'express';
import type { FaultPlan } from '../../faults/FaultPlan';
import { planFault, readFaultRequest } from '../../faults/planFault';
import type { MarketCommand } from '../../wire/MarketCommand';
import { parseBody } from '../wireBody';
import { INBOX_POLICY, inboxPage } from './inboxPage';
import type { ServedHost } from './ServedHost';

interface HookParts {
  readonly host: ServedHost;
  readonly plan: FaultPlan;
  /** Lets this much time pass at once. */
  readonly moveClock: (ms: number) => void;
}

const done = (response: Response, data: unknown): void =>
  void response.json({ error: false, data, message: '' });
const refused = (response: Response, message: string): void =>
  void response.status(422).json({ error: true, data: null, message, code: 'MALFORMED' });

/** `/__sandbox/inbox`: as JSON for a program, as a page for a person. Always there. */
export function inboxRoute({ host }: Pick<HookParts, 'host'>): Router {
  const router = Router();
  router.get('/__sandbox/inbox', (request, response) => {
    const messages = host.engine.inbox();
    if (request.accepts(['json', 'html']) === 'html') {
      response.set('Content-Security-Policy', INBOX_POLICY).type('html').send(inboxPage(messages));
    } else done(response, { messages });
  });
  return router;
}

/** The powers over the world, for tests and developers; mounted with `SANDBOX_HOOKS=1` only. */
export function hookRoutes({ host, plan, moveClock }: HookParts): Router {
  const router = Router();
  router.post('/__sandbox/fault', (request, response) => {
    const fault = readFaultRequest(bodyOf(request));
    if (fault === null) refused(response, 'Not a fault that the sandbox knows.');
    else {
      const handle = planFault(plan, fault);
      done(response, { id: handle.id, occurred: handle.occurred() });
    }
  });
  router.get('/__sandbox/fault/:id', (request, response) => {
    const handle = plan.find(request.params.id);
    if (handle === null) response.status(404).json({ error: true, data: null, message: 'No such fault.' });
    else done(response, { id: handle.id, occurred: handle.occurred() });
  });
  router.delete('/__sandbox/fault/:id', (request, response) => {
    plan.find(request.params.id)?.cancel();
    done(response, {});
  });
  router.post('/__sandbox/clock', (request, response) => {
    const { advanceMs } = bodyOf(request);
    if (typeof advanceMs !== 'number' || !(advanceMs >= 0))
      refused(response, 'advanceMs must be a number, 0 or more.');
    else {
      moveClock(advanceMs);
      done(response, { now: host.engine.now() });
    }
  });
  router.post('/__sandbox/market', (request, response) => {
    const { id, ...command } = bodyOf(request);
    if (typeof id !== 'string') refused(response, 'id must name a market.');
    else {
      // The engine answers with a reason when it does not know the command.
      const reply = host.run(() => host.engine.market(id, command as unknown as MarketCommand));
      if (reply.ok) done(response, {});
      else refused(response, reply.why);
    }
  });
  router.get('/__sandbox/reviews', (_request, response) => {
    done(response, { reviews: host.engine.reviews() });
  });
  router.post('/__sandbox/reviews', (request, response) => {
    const { id, verdict, reason } = bodyOf(request);
    const reply = host.run(() =>
      host.engine.decide(String(id), String(verdict), typeof reason === 'string' ? reason : undefined),
    );
    if (reply.ok) done(response, {});
    else refused(response, reply.why);
  });
  router.post('/__sandbox/reset', (_request, response) => {
    host.reset();
    plan.clear();
    done(response, {});
  });
  return router;
}

function bodyOf(request: Request): Record<string, unknown> {
  const parsed = parseBody(typeof request.body === 'string' ? request.body : undefined);
  const body = parsed.ok ? parsed.body : undefined;
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
