import type { PlayerApp } from '@/application/PlayerApp';
import { openFirstPage } from '@/adapters/composition/openFirstPage';
import type { FakePlayerApp } from './fakePlayerApp';

/** The first page of a visitor: the whole app comes, or does not, when the test says. */
export function untilWhole({ app }: FakePlayerApp) {
  const asked: { readonly come: (app: PlayerApp) => void; readonly fail: () => void }[] = [];
  const first = openFirstPage(
    app,
    () =>
      new Promise<PlayerApp>((come, refuse) => asked.push({ come, fail: () => refuse(new Error('gone')) })),
  );
  return {
    first,
    /** How often its script was asked for. */
    asked,
    arrive: () => asked.at(-1)?.come(app),
    fail: () => asked.at(-1)?.fail(),
  };
}
