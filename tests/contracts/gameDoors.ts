import type { SandboxUnderTest } from '@tests/support/sandbox/SandboxUnderTest';
import { startBrowserSandbox } from '@tests/support/sandbox/startBrowserSandbox';
import { startNodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import { openDoor } from './contractDoors';
import type { OpenDoor } from './contractDoors';

export interface PlayBody {
  readonly error: boolean;
  readonly code?: string;
  readonly data: {
    readonly cash: number;
    readonly table: string;
    readonly round: { readonly over: boolean; readonly paid: number | null; readonly stake: number } | null;
  };
}

/** A game as its page reaches its provider, at the address that the lobby gave. */
export type Play = (launchUrl: string, call: string, more?: object) => Promise<PlayBody>;

export interface GameDoor {
  readonly door: string;
  readonly open: () => Promise<{ readonly here: OpenDoor; readonly play: Play; readonly gameHost: string }>;
}

const sessionOf = (url: string): string => url.split('session=')[1] ?? '';

async function inTheBrowser() {
  const started = await startBrowserSandbox();
  const here = await openDoor({ door: '', start: (): Promise<SandboxUnderTest> => Promise.resolve(started) });
  const play: Play = (url, call, more = {}) =>
    new Promise((resolve) => {
      const frame = started.running.gameFrames.open(url);
      const frameWindow = {
        postMessage: (message: { readonly body: PlayBody }) => {
          stop();
          resolve(message.body);
        },
      };
      const stop = frame.attach(frameWindow, () => undefined);
      const body = { session: sessionOf(url), call, ...more };
      started.framePage.say({ type: 'game:play', id: 1, body }, frameWindow);
    });
  return { here, play, gameHost: 'https://games.sandbox.invalid' };
}

async function overHttp() {
  const started = await startNodeSandbox();
  const here = await openDoor({ door: '', start: (): Promise<SandboxUnderTest> => Promise.resolve(started) });
  const play: Play = async (url, call, more = {}) => {
    const reply = await fetch(new URL('/games/play', url), {
      method: 'POST',
      body: JSON.stringify({ session: sessionOf(url), call, ...more }),
    });
    return (await reply.json()) as PlayBody;
  };
  return { here, play, gameHost: started.server.gamesUrl };
}

/** Both doors, with the way that a game takes through each. */
export const gameDoors: readonly GameDoor[] = [
  { door: 'in the browser', open: inTheBrowser },
  { door: 'over HTTP', open: overHttp },
];
