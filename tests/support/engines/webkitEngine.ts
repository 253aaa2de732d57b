import { spawn } from 'node:child_process';
import type { WebKitPrograms } from '@scripts/lib/findEngines.mjs';
import { freePort } from '@tests/support/freePort';
import { WAIT_LIMIT_MS } from '@tests/support/waitLimit';
import type { Engine } from './Engine';
import { WINDOW } from './Engine';

/** Over W3C WebDriver; GTK's browser draws on a screen that is only pretended. */
export const webkitEngine = ({ driver, browser, xvfb }: WebKitPrograms): Engine => ({
  name: 'WebKit',
  open: async () => {
    const port = await freePort();
    const screen = `-screen 0 ${WINDOW.width}x${WINDOW.height + 100}x24`;
    const child = spawn(xvfb, ['-a', '-s', screen, driver, `--port=${port}`], {
      // One group: the screen, the driver and the browser end together.
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, LANG: 'en_IN.UTF-8', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    });
    const ask = webDriver(`http://127.0.0.1:${port}`);
    const session = await untilThere(() =>
      ask<{ readonly sessionId: string }>('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            timeouts: { pageLoad: WAIT_LIMIT_MS, script: WAIT_LIMIT_MS },
            'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
          },
        },
      }),
    );
    const tab = `/session/${session.sessionId}`;
    await ask('POST', `${tab}/window/rect`, WINDOW);
    const act = (actions: readonly object[]): Promise<unknown> => ask('POST', `${tab}/actions`, { actions });
    return {
      goto: async (url) => void (await ask('POST', `${tab}/url`, { url })),
      run: (script) => ask('POST', `${tab}/execute/sync`, { script: `return (${script})`, args: [] }),
      press: async (x, y) =>
        void (await act([
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ])),
      type: async (text) =>
        void (await act([
          {
            type: 'key',
            id: 'keys',
            actions: [...text].flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ])),
      picture: async () => Buffer.from(await ask<string>('GET', `${tab}/screenshot`), 'base64'),
      close: async () => {
        await ask('DELETE', tab).catch(() => undefined);
        if (child.pid !== undefined) process.kill(-child.pid);
      },
    };
  },
});

type Ask = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

function webDriver(url: string): Ask {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(url + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { readonly value: T };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** A program that has just been started does not listen yet. */
async function untilThere<T>(ask: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + WAIT_LIMIT_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isUp = error instanceof Error && error.message.startsWith('POST');
      if (isUp || performance.now() > deadline) throw error;
    }
  }
}
