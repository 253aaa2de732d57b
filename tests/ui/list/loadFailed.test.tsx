import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

describe('what stands where nothing could be loaded', () => {
  it('[F93] what a site does not offer is said without an alarm and without another try', () => {
    renderWithApp(<LoadFailed message={say('wire.notOffered')} onRetry={() => undefined} />, fakePlayerApp());
    expect(screen.getByText(/^This is not available on this site\./)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a failure is an alarm, and may be tried again', async () => {
    let tries = 0;
    renderWithApp(<LoadFailed message={say('wire.offline')} onRetry={() => (tries += 1)} />, fakePlayerApp());
    expect(screen.getByRole('alert').textContent).toContain('We cannot reach the server.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(1);
  });

  it('[TOAST-04] a server writes in its own language: our sentence stands first, its words small under it', () => {
    const closed = { kind: 'server', text: 'बंद है' } as const;
    renderWithApp(<LoadFailed message={closed} onRetry={() => undefined} />, fakePlayerApp());
    expect(screen.getByText('This could not be loaded. Try again in a moment.')).toBeTruthy();
    const words = screen.getByText('बंद है');
    expect(words.tagName).toBe('BDI');
    expect(words.lang).toBe('hi');
  });
});
