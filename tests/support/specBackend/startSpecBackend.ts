import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { json, type Express, type Router } from 'express';
import { accountCalls } from './accountCalls';
import { bad } from './envelope';
import { lobbyCalls } from './lobbyCalls';
import { playerCalls } from './playerCalls';
import { realTime, type RealTime } from './realTime';
import { sportsCalls } from './sportsCalls';
import type { SpecOptions } from './SpecOptions';
import { SpecWorld } from './SpecWorld';

export interface SpecBackend {
  readonly apiUrl: string;
  readonly sportsUrl: string;
  readonly lobbyUrl: string;
  readonly world: SpecWorld;
  readonly push: RealTime['push'];
  close(): Promise<void>;
}

const HTML = '<!DOCTYPE html><html lang="en"><body><pre>Cannot find the page</pre></body></html>';

function host(world: SpecWorld, routers: readonly Router[]): Express {
  const app = express();
  const { missing = 'json' } = world.options;
  app.use((request, response, next) => {
    response.set({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'Authorization, token, Content-Type',
      'Access-Control-Allow-Methods': 'GET, POST',
    });
    if (request.method === 'OPTIONS') response.sendStatus(204);
    else next();
  });
  app.use(json());
  app.use((request, _response, next) => {
    const query = Object.fromEntries(
      Object.entries(request.query).map(([name, value]) => [name, String(value)]),
    );
    world.asked.push({ method: request.method, path: request.path, query, body: request.body });
    next();
  });
  for (const router of routers) app.use(router);
  app.use((request, response) => {
    world.unknown.push(`${request.method} ${request.path}`);
    response.status(404);
    if (missing === 'bare') for (const name of response.getHeaderNames()) response.removeHeader(name);
    if (missing === 'json') response.json(bad('Not found'));
    else response.type('html').send(HTML);
  });
  return app;
}

const listen = (app: Express): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(app).listen(0, '127.0.0.1', () => resolve(server));
  });

const urlOf = (server: Server): string =>
  `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

/**
 * A backend by somebody who has read sections 2 to 8 of the specification and nothing of ours: it has the calls
 * of section 7, in the plainest form that they allow, and answers 404 to everything else.
 */
export async function startSpecBackend(options: SpecOptions = {}): Promise<SpecBackend> {
  const world = new SpecWorld(options);
  const api = await listen(host(world, [accountCalls(world), playerCalls(world)]));
  const sports = await listen(host(world, [sportsCalls(world)]));
  const lobby = await listen(host(world, options.lobby === false ? [] : [lobbyCalls(world)]));
  const live = realTime(api, world);
  return {
    apiUrl: urlOf(api),
    sportsUrl: urlOf(sports),
    lobbyUrl: urlOf(lobby),
    world,
    push: live.push,
    close: async () => {
      await live.close();
      await Promise.all([closed(sports), closed(lobby)]);
    },
  };
}
