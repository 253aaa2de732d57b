import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '@/ui/kit/menu/Menu';
import { MenuButton } from '@/ui/kit/menu/MenuButton';
import { MenuLink } from '@/ui/kit/menu/MenuLink';
import { MenuSection } from '@/ui/kit/menu/MenuSection';
import { TabPanel, Tabs } from '@/ui/kit/menu/Tabs';

function Path() {
  return <output>{useLocation().pathname}</output>;
}

function Account({ onSignOut = () => undefined }: { readonly onSignOut?: () => void }) {
  return (
    <MemoryRouter>
      <Menu label="Your account" trigger="Me">
        <MenuSection head="Hello asha">
          <MenuLink to="/profile">Profile</MenuLink>
          <MenuLink to="/mybets">My Bets</MenuLink>
        </MenuSection>
        <MenuSection>
          <MenuButton disabled onSelect={() => undefined}>
            Promotions
          </MenuButton>
          <MenuButton onSelect={onSignOut}>Sign Out</MenuButton>
        </MenuSection>
      </Menu>
      <Path />
    </MemoryRouter>
  );
}

const trigger = (): HTMLElement => screen.getByRole('button', { name: 'Your account' });
const focused = (): string => document.activeElement?.textContent ?? '';

describe('Menu', () => {
  it('[HDR-03] opens and closes by its button and says so', async () => {
    render(<Account />);
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(trigger());
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(trigger());
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('[HDR-03] is walked by arrow keys, Home and End, past what is disabled', async () => {
    render(<Account />);
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect([trigger().getAttribute('aria-expanded'), focused()]).toEqual(['true', 'Profile']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Sign Out');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Profile');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Sign Out');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Profile');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Sign Out');
  });

  it('closes on Escape and on a press elsewhere', async () => {
    render(<Account />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(trigger());
    await userEvent.click(document.body);
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('closes when a link is followed', async () => {
    render(<Account />);
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('link', { name: 'My Bets' }));
    expect(screen.getByRole('status').textContent).toBe('/mybets');
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('has its focus back before a choice acts, so that a dialog opened by it returns there', async () => {
    const at = vi.fn();
    render(<Account onSignOut={() => at(document.activeElement)} />);
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(at).toHaveBeenCalledWith(trigger());
  });
});

describe('Tabs', () => {
  function Markets() {
    const [tab, setTab] = useState('odds');
    const tabs = [
      { id: 'odds', label: 'Match odds' },
      { id: 'fancy', label: 'Fancy' },
      { id: 'other', label: 'Others' },
    ];
    return (
      <>
        <Tabs group="m" label="Markets" tabs={tabs} selected={tab} onSelect={setTab} />
        <TabPanel group="m" tab={tab}>
          {tab}
        </TabPanel>
      </>
    );
  }

  it('is one stop of the Tab key; arrows choose and wrap around', async () => {
    render(<Markets />);
    await userEvent.tab();
    expect(focused()).toBe('Match odds');
    await userEvent.keyboard('{ArrowLeft}');
    expect([focused(), screen.getByRole('tabpanel').textContent]).toEqual(['Others', 'other']);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect([focused(), screen.getByRole('tabpanel', { name: 'Fancy' }).textContent]).toEqual([
      'Fancy',
      'fancy',
    ]);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
  });
});
