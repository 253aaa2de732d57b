import { describe, expect, it } from 'vitest';
import { NewVersion } from '@/adapters/browser/NewVersion';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { settle } from '@/adapters/node/settle';

const page = (script: string) =>
  `<script type="module" async crossorigin src="/assets/same.js"></script>\n<script type="module" crossorigin src="/assets/${script}.js"></script>`;

function setUp(answers: (string | Error)[]) {
  const scheduler = new ManualScheduler();
  const pageLife = new FakePageLife();
  let received = 0;
  let asked = 0;
  const version = new NewVersion({
    pageLife,
    scheduler,
    running: 'https://play.example/assets/index-a.js',
    fetchPage: async () => {
      asked += 1;
      const answer = answers.shift() ?? page('index-a');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  version.onFound(() => {
    received += 1;
  });
  const stop = version.watch();
  return { version, scheduler, pageLife, stop, received: () => received, asked: () => asked };
}

describe('a newer build', () => {
  it('[F82] is noticed when the page comes back to the front, and told once', async () => {
    const world = setUp([page('index-a'), page('index-b'), page('index-c')]);
    world.pageLife.show();
    await settle();
    expect(world.received()).toBe(0);
    world.pageLife.show();
    await settle();
    expect(world.received()).toBe(1);
    world.pageLife.show();
    await settle();
    expect(world.received()).toBe(1);
    let late = 0;
    world.version.onFound(() => (late += 1));
    expect(late).toBe(1);
  });

  it('[F82] is looked for every half an hour, by a page that somebody sees', async () => {
    const world = setUp([page('index-b')]);
    world.pageLife.visible = false;
    world.scheduler.advance(30 * 60_000);
    expect(world.asked()).toBe(0);
    world.pageLife.visible = true;
    world.scheduler.advance(30 * 60_000);
    await settle();
    expect(world.received()).toBe(1);
  });

  it.each([new Error('offline'), '<p>captive portal</p>', ''])(
    '[F08] is nothing that an odd answer can make up: %s',
    async (answer) => {
      const world = setUp([answer]);
      world.pageLife.show();
      await settle();
      expect(world.received()).toBe(0);
    },
  );

  it('is not asked for any more once nobody wants to know', () => {
    const world = setUp([]);
    world.stop();
    world.pageLife.show();
    world.scheduler.advance(3_600_000);
    expect(world.asked()).toBe(0);
  });
});
