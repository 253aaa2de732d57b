import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { Bench, START } from '../Bench';
import { playScript } from '../playScript';

describe('[P32] the same seed and the same commands', () => {
  it('make the same history, to the last price', () => {
    const one = playScript('seed', START);
    expect(playScript('seed', START)).toBe(one);
    expect(playScript('other', START)).not.toBe(one);
    expect(playScript('seed', START + 1)).not.toBe(one);
  });

  it('do not depend on how time was divided', () => {
    const run = (stepMs: number): string => {
      const bench = new Bench();
      for (let at = 0; at < 120_000; at += stepMs) bench.engine.advance(stepMs);
      return bench.engine.logHash();
    };
    expect(run(7_500)).toBe(run(50));
    expect(run(120_000)).toBe(run(50));
  });

  it('nor on who watches', () => {
    const run = (watched: boolean): string => {
      const bench = new Bench();
      if (watched) {
        const connected = bench.engine.connect('', { send: () => undefined, close: () => undefined });
        if (connected.ok)
          connected.session.receive('market:subscribe', [
            { ids: bench.matches().map((match) => match.matchOdds.id) },
          ]);
      }
      for (let steps = 0; steps < 60; steps += 1) {
        bench.engine.advance(1_000);
        if (watched) bench.matches();
      }
      return bench.engine.logHash();
    };
    expect(run(true)).toBe(run(false));
  });

  it('change with one command more', () => {
    const run = (stake: number): string => {
      const bench = new Bench();
      const player = bench.player();
      player.bet(bench.stillMatch(), { odds: 2, stake });
      return bench.engine.logHash();
    };
    expect(run(100)).not.toBe(run(101));
  });
});

describe('[P32] in a browser', () => {
  let browser: BorrowedChromium | undefined;
  afterAll(() => browser?.close());

  it('the same script ends in the same hash as here', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      root: projectRoot,
      resolve: { alias: { '@/': `${projectRoot}/src/` } },
      build: {
        write: false,
        lib: {
          entry: `${projectRoot}/tests/adapters/sandbox/engine/playScript.ts`,
          formats: ['iife'],
          name: 'script',
        },
      },
    });
    const [bundle] = Array.isArray(built) ? built : [built];
    const code = bundle !== undefined && 'output' in bundle ? bundle.output[0].code : '';
    browser = await borrowChromium();
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    const hash = await page.evaluate(`script.playScript('seed', ${START})`);
    expect(hash).toBe(playScript('seed', START));
  });
});
