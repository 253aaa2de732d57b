import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onScreen, openAt } from './gameScreen';

const providers = (fake: Awaited<ReturnType<typeof openAt>>['fake']) =>
  fake.asked('casino.playGame').map(([target]) => (target as { provider: string }).provider);
const closed = { sportsbookFrame: false, sportsbookTest: false };

beforeEach(() => onScreen('laptop'));
afterEach(() => vi.restoreAllMocks());

describe('sports books of partners', () => {
  it('[CASINO-04] [NAV-04] /betby asks for it without header and footer, and shows both when asked to', async () => {
    const { fake, container } = await openAt('/betby');
    expect(providers(fake)).toEqual(['betby']);
    expect(container.querySelector('[data-embed="window"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show the header and footer', pressed: false }));
    await waitFor(() => expect(screen.getByRole('contentinfo')).toBeTruthy());
    // Among a header and a footer it no longer takes the whole window; it was not launched anew for that.
    expect(container.querySelector('[data-embed="page"]')).not.toBeNull();
    expect(providers(fake)).toEqual(['betby']);
  });

  it('[CASINO-04] /jetfair asks for the partner exchange', async () => {
    const { fake } = await openAt('/jetfair');
    expect(providers(fake)).toEqual(['jetfair']);
    expect(fake.asked('casino.playGame')[0]?.[0]).toMatchObject({ insteadPath: '/exchange/Cricket' });
  });

  it('[CASINO-04] /sportsbooktest leads to the sports book unless its flag is on', async () => {
    const { fake, address } = await openAt('/sportsbooktest', { config: { features: closed } });
    await waitFor(() => expect(address()).toBe('/sportsbook2'));
    expect(providers(fake)).toEqual([]);
  });

  it('[CASINO-04] with its flag /sportsbooktest frames the staging, under a ribbon that says so', async () => {
    const { fake } = await openAt('/sportsbooktest', {
      config: { features: { ...closed, sportsbookTest: true } },
    });
    expect(providers(fake)).toEqual(['sportsbooktest']);
    expect(screen.getByText(/^TEST/)).toBeTruthy();
  });

  it('[CASINO-04] [SPORT-04] /sportsbook2 is our own lobby until a provider is configured', async () => {
    const own = await openAt('/sportsbook2');
    expect(providers(own.fake)).toEqual([]);
    own.unmount();
    const framed = await openAt('/sportsbook2', {
      config: { features: { ...closed, sportsbookFrame: true } },
    });
    expect(providers(framed.fake)).toEqual(['sportsbook']);
    expect(screen.queryByText(/^TEST/)).toBeNull();
  });
});
