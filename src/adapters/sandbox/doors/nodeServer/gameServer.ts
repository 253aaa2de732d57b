import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Response } from 'express';
import express from 'express';
import type { FaultPlan } from '../../faults/FaultPlan';
import { httpScript } from '../../faults/httpScript';
import { GAME_FILES, gamePage, PLAY_PATH } from '../../provider/gamePage';
import type { SandboxLink } from '../SandboxLink';
import { refusal } from '../wireBody';
import { readText, serveWire } from './httpDoor';

/** As `npm run sandbox` builds them (scripts/lib/ensureGames.mjs). */
const FILES = new URL('../../../../../dist/games/', import.meta.url);
const HTML = 'text/html; charset=utf-8';

/** Its own files and its own host, and framed by nobody but the app (X32). */
function policyFor(apps: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${apps.join(' ')}`,
  ].join('; ');
}

/**
 * The host of the pretended provider: another port, hence another origin than the app and than the product. It has the pages of the games and
 * the one call that they make; it has no player's token and takes none.
 */
export function gameServer(link: SandboxLink, plan: FaultPlan, apps: readonly string[]): express.Express {
  const app = express().disable('x-powered-by').disable('etag');
  const policy = policyFor(apps);
  const files = new Map(Object.values(GAME_FILES).map((name) => [name as string, textOf(name)]));
  app.use((_request, response, next) => {
    response.set({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': policy,
    });
    next();
  });
  app.get('/play', (request, response, next) => {
    const faults = plan.takeHttp(request.method, request.path);
    httpScript(
      faults,
      () => Promise.resolve({ status: 200, body: null }),
      (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    ).then((outcome) => {
      if (outcome.kind === 'hang') return;
      if (outcome.kind === 'cut') request.socket.destroy();
      else
        response
          .status(outcome.status)
          .type(HTML)
          .send(outcome.status === 200 ? gamePage('/games/') : '');
    }, next);
  });
  app.get('/games/:name', ({ params }, response) => {
    const text = files.get(params.name);
    if (text === undefined) notFound(response);
    else response.type(extname(params.name)).send(text);
  });
  app.use((request, response, next) => {
    if (request.method === 'POST' && request.path === PLAY_PATH) next();
    else notFound(response);
  });
  app.use(readText());
  serveWire(app, link, plan);
  return app;
}

function textOf(name: string): string {
  return readFileSync(new URL(name, FILES), 'utf8');
}

function notFound(response: Response): void {
  const { status, body } = refusal(404, 'Not found.', 'NOT_FOUND');
  response.status(status).json(body);
}
