import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SandboxTools, SmsMessage } from '@/application/ports/device/SandboxTools';
import { codeIn } from '@/ui/sandbox/codeIn';
import { SandboxSlot } from '@/ui/sandbox/SandboxSlot';
import { AuthPanels } from '@/ui/session/AuthPanels';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

function tools() {
  const messages: SmsMessage[] = [];
  const listeners = new Set<() => void>();
  const resets: string[] = [];
  const sandbox: SandboxTools = {
    inbox: () => [...messages],
    onInbox(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    paymentPage: () => '/',
    reviews: async () => [],
    decide: async () => false,
    reset: async () => void resets.push('reset'),
  };
  return {
    sandbox,
    resets,
    listeners,
    receive(text: string) {
      messages.unshift({ to: '9876543210', text, at: 0 });
      for (const listener of listeners) listener();
    },
  };
}

describe('the sandbox’s inbox', () => {
  it('stands beside the code’s field inside the open panel, and hands the code over', async () => {
    const { sandbox, receive, listeners } = tools();
    const fake = fakePlayerApp({ sandbox });
    fake.signUp.numberAccepted({ mobile: '9876543210', countryCode: '91' }, 0);
    fake.panel.panelOpened('verifyNumber', null, null);
    const { unmount } = renderWithApp(<AuthPanels />, fake);
    const panel = within(screen.getByRole('dialog'));
    expect(await panel.findByText(/No messages yet/)).toBeTruthy();
    act(() => receive('Your OTP is 482913. It works for 10 minutes.'));
    await userEvent.click(panel.getByRole('button', { name: 'Use 482913' }));
    expect(panel.getByRole<HTMLInputElement>('textbox', { name: /One-time code/ }).value).toBe('482913');
    unmount();
    expect(listeners.size).toBe(0);
  });

  it('opens from anywhere by its button, and resets only after a question', async () => {
    const { sandbox, resets } = tools();
    renderWithApp(<SandboxSlot />, fakePlayerApp({ sandbox }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sandbox' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sandbox' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset the sandbox' }));
    expect(resets).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(resets).toEqual(['reset']);
  });

  it('on any other backend there is none of it', () => {
    const fake = fakePlayerApp();
    fake.signUp.numberAccepted({ mobile: '9876543210', countryCode: '91' }, 0);
    fake.panel.panelOpened('verifyNumber', null, null);
    renderWithApp(
      <>
        <SandboxSlot />
        <AuthPanels />
      </>,
      fake,
    );
    expect(screen.queryByText('SMS inbox')).toBeNull();
  });

  it.each([
    ['Your OTP is 482913.', '482913'],
    ['Code: 1234', '1234'],
    ['Call 98765432101 now', null],
    ['No code', null],
  ])('finds the code in “%s”', (text, code) => {
    expect(codeIn(text)).toBe(code);
  });
});
