import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Player } from '@/adapters/composition/openPlayer';
import { StatementPage } from '@/ui/cashier/statement/StatementPage';
import { Lobby } from '@/ui/casino/lobby/Lobby';
import { presetOf } from '@/domain/casino/lobbies';
import { renderWithApp } from '@tests/support/renderWithApp';
import { sportsOnlyPlayer } from '@tests/support/sandbox/sportsOnlyPlayer';
import { until } from '@tests/support/until';

let player: Player;
afterEach(() => player.close());

const SENTENCE = /This is not available on this site/;

it('shows on the pages of what a backend leaves out that it is not offered', async () => {
  player = await sportsOnlyPlayer();
  const app = await player.whole();
  await until(() => app.brand.view.demoOffered, 'the demo');
  await app.session.logInAsDemo();
  const { unmount } = renderWithApp(<StatementPage />, { first: player.app }, { path: '/cashier' });
  expect(await screen.findByText(SENTENCE)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  unmount();

  renderWithApp(<Lobby title="Slots" lead="" preset={presetOf('slots')} about="slots" />, {
    first: player.app,
  });
  expect(await screen.findByText(SENTENCE)).toBeTruthy();
});
