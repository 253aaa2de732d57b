import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { GameFrame } from '@/application/ports/device/GameFrames';
import type { LaunchView } from '@/application/ports/state/CasinoState';
import type { Game } from '@/domain/casino/Game';
import { launchOfGame } from '@/domain/casino/LaunchTarget';
import { rupees } from '@/domain/shared/Money';
import { Shell } from '@/ui/layout/Shell';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import type { FakeGiven } from '@tests/support/fakes/fakePlayerApp';
import { aCatalogue, aGame } from '@tests/support/mothers/casino';
import { renderWithApp } from '@tests/support/renderWithApp';

export const AVIATOR = aGame({ minStake: rupees(10), quotes: '1,000x' });
export const LUCKY = aGame({
  provider: 'aura',
  code: 'lucky-7-a',
  name: 'Lucky 7 A',
  href: '/casino/aura-lucky-7-a',
  groups: ['lucky7', 'aura'],
});

/** A phone, or a screen with room. */
export function onScreen(width: 'phone' | 'laptop'): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: width === 'phone' && query.includes('width < 600px'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}

export async function openAt(
  path: string,
  given: FakeGiven & {
    games?: readonly Game[];
    prepare?: (fake: ReturnType<typeof fakePlayerApp>) => void;
  } = {},
) {
  const fake = fakePlayerApp(
    { user: PLAYER, ...given },
    {
      'casino.playGame': () => () => void fake.ran.push({ name: 'released', args: [] }),
      // What the frame's address was when it began to be listened to.
      'casino.attachFrame': () => {
        const src = document.querySelector('main iframe')?.getAttribute('src') ?? null;
        fake.ran.push({ name: 'attachedAt', args: [src] });
        return () => undefined;
      },
    },
  );
  fake.casino.catalogueArrived(aCatalogue(...(given.games ?? [AVIATOR, LUCKY])));
  given.prepare?.(fake);
  const rendered = renderWithApp(<Shell />, fake, { path });
  // The first page of a run waits for its script.
  await screen.findByRole('heading', { level: 1 });
  // What is done once it is drawn has been done.
  await act(async () => undefined);
  return { fake, ...rendered };
}

/** What the core would say of this game's launch. */
export function launchSays(
  { casino }: Pick<ReturnType<typeof fakePlayerApp>, 'casino'>,
  launch: { [K in LaunchView['kind']]: Omit<Extract<LaunchView, { kind: K }>, 'target'> }[LaunchView['kind']],
  game: Game = AVIATOR,
): void {
  act(() => casino.launchMoved({ ...launch, target: launchOfGame(game) } as LaunchView));
}

export function aFrame(): GameFrame {
  return {
    src: 'about:blank#game',
    sandbox: 'allow-scripts',
    attach: () => () => undefined,
    say: () => undefined,
    sizeText: () => undefined,
    close: () => undefined,
  };
}
