import { afterAll, beforeAll, describe, expect } from 'vitest';
import { axeFindings } from '@tests/support/browser/axe';
import type { Player } from './Player';
import { openStage, openStillStage } from './Stage';
import type { Stage, Width } from './Stage';
import { stepsOfOneWay } from './steps';
import type { Step } from './steps';
import { widthsOf } from './widthsOf';
import { worldOfPage, worldOfServer } from './World';
import type { World } from './World';

/** A demo player who is in, on a page where nothing happens, on a screen of one of the two widths. Only inside a step are they there. */
export interface Way {
  readonly width: Width;
  readonly step: Step;
  readonly player: () => Player;
  readonly world: () => World;
  /** A step: axe over the page as it stands then. */
  readonly isInOrder: (what: string) => void;
}

/** A way on a phone or on a laptop, with a browser and a sandbox of its own; at its end there may have been no error. */
export function wayOn(own: Width, title: string, walk: (way: Way) => void): void {
  raiseAndWalk(() => openStage('sandbox'), own, title, walk);
}

/** The same where no match goes live or ends by itself: for ways that count what is live. */
export function stillWayOn(own: Width, title: string, walk: (way: Way) => void): void {
  raiseAndWalk(openStillStage, own, title, walk);
}

function raiseAndWalk(
  raise: () => Promise<Stage>,
  own: Width,
  title: string,
  walk: (way: Way) => void,
): void {
  describe(title, () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await raise();
    });
    afterAll(() => stage.close());

    for (const width of widthsOf(own)) {
      describe(`on a ${width}`, () => {
        let player: Player;
        let world: World;
        beforeAll(async () => {
          player = await stage.arrive({ width });
          await player.enterAsDemo();
          await player.dismissToasts();
          world = stage.server === null ? worldOfPage(player.page) : worldOfServer(stage.server);
        });
        afterAll(() => player.context.close());

        const step = stepsOfOneWay();
        walk({
          width,
          step,
          player: () => player,
          world: () => world,
          isInOrder: (what) =>
            step(`${what}: in order for a screen reader`, async () => {
              expect(await axeFindings(player.page)).toEqual([]);
            }),
        });
        step('the way left no error behind', async () => {
          expect(player.traffic.problems).toEqual([]);
        });
      });
    }
  });
}
