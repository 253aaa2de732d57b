import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { VisitorHeader } from '@/ui/layout/header/VisitorHeader';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

const RETURN_PATHS = {
  Sports: '/spmsports/cricket',
  Exchange: '/exchange/Cricket',
  Inplay: '/spmsports/live',
  Aviator: '/casino/spribe/aviator',
  Ezugi: '/casino/ezugi',
  Evolution: '/casino/evolution',
  Slots: '/slots',
  XPG: '/casino/xpg',
  Vivo: '/casino/vivo',
  Qtech: '/casino/qtech',
  Supernowa: '/casino/supernowa',
};

describe('the visitor’s header', () => {
  it('[HDR-01] logo to /, and the 12 items in their order', () => {
    renderWithApp(<VisitorHeader />, fakePlayerApp());
    expect(screen.getByRole('link', { name: 'Testbet to the start page' }).getAttribute('href')).toBe('/');
    const items = within(screen.getByRole('navigation')).getAllByRole('button');
    expect(items.map((item) => item.textContent)).toEqual([...Object.keys(RETURN_PATHS), 'Promotions']);
    expect(screen.queryAllByRole('link')).toHaveLength(1);
  });

  it('[BRAND-01] has nobody’s name until the backend has said one, or says none', async () => {
    const fake = fakePlayerApp({ details: null });
    renderWithApp(<VisitorHeader />, fake);
    expect(screen.queryByText('Player app')).toBeNull();
    expect(screen.getByRole('link', { name: 'to the start page' })).toBeTruthy();
    act(() => fake.brand.detailsFailed());
    expect(screen.getByRole('link', { name: 'Player app to the start page' })).toBeTruthy();
  });

  it.each(Object.entries(RETURN_PATHS))(
    '[HDR-01] %s opens the log-in and remembers %s',
    async (name, returnTo) => {
      const fake = fakePlayerApp();
      const { address } = renderWithApp(<VisitorHeader />, fake);
      await userEvent.click(screen.getByRole('button', { name }));
      expect([fake.panel.panel, fake.panel.returnTo]).toEqual(['login', returnTo]);
      expect(address()).toBe('/');
    },
  );

  it('[HDR-01] Promotions opens the log-in too, with nothing to remember', async () => {
    const fake = fakePlayerApp();
    renderWithApp(<VisitorHeader />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Promotions' }));
    expect([fake.panel.panel, fake.panel.returnTo]).toEqual(['login', null]);
  });

  it('[HDR-01] [HDR-02] Ezugi and Evolution lead where the operator says', async () => {
    const fake = fakePlayerApp({ config: { ezugiHref: '/casino/ezugi-vip' } });
    renderWithApp(<VisitorHeader />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Ezugi' }));
    expect(fake.panel.returnTo).toBe('/casino/ezugi-vip');
  });

  it('[HDR-01] Login opens the log-in, Register the mobile number', async () => {
    const fake = fakePlayerApp();
    renderWithApp(<VisitorHeader />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(fake.panel.panel).toBe('login');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(fake.panel.panel).toBe('mobileNumber');
  });

  it('[NAV-02] [X12] Login remembers the page a visitor was turned away from, when it is one of ours', async () => {
    const fake = fakePlayerApp();
    const first = renderWithApp(<VisitorHeader />, fake, { state: { returnTo: '/mybets' } });
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(fake.panel.returnTo).toBe('/mybets');
    first.unmount();
    renderWithApp(<VisitorHeader />, fake, { state: { returnTo: '//evil.example/x' } });
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(fake.panel.returnTo).toBeNull();
  });
});
