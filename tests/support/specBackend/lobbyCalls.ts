import { Router } from 'express';
import { good } from './envelope';
import type { SpecWorld } from './SpecWorld';

/** "A lobby POST to a game provider host returns a game URL": its path and its payload are not shown. */
export function lobbyCalls(world: SpecWorld): Router {
  const calls = Router();
  calls.post('/{*path}', (request, response) => {
    const address = `http://${String(request.headers.host)}/table.html`;
    const { gameUrl = 'url' } = world.options;
    response.json(good(gameUrl === 'string' ? address : { [gameUrl]: address }));
  });
  calls.get('/table.html', (_request, response) => {
    response.type('html').send('<!doctype html><title>Table</title><h1>The table is open</h1>');
  });
  return calls;
}
