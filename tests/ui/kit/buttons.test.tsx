import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/ui/kit/button/Button';
import { ExternalLink } from '@/ui/kit/button/ExternalLink';
import { IconButton } from '@/ui/kit/button/IconButton';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Soccer } from '@/ui/kit/icons/sportShapes';

function OneSubmission({ onSubmit }: { readonly onSubmit: () => void }) {
  const [busy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setBusy(true);
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" busy={busy} busyLabel="Submitting..">
        Send
      </Button>
    </form>
  );
}

describe('Button', () => {
  it("[AUTH-19] shows 'Submitting..' while busy and cannot be pressed twice", async () => {
    const submitted = vi.fn();
    render(<OneSubmission onSubmit={submitted} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    const busy = screen.getByRole('button', { name: 'Submitting..' });
    await userEvent.click(busy);
    busy.focus();
    await userEvent.keyboard('{Enter} ');
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(busy.getAttribute('aria-disabled')).toBe('true');
  });

  it('[AUTH-19] swallows Enter in a field of its form while busy', async () => {
    const submitted = vi.fn();
    render(<OneSubmission onSubmit={submitted} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha{Enter}{Enter}{Enter}');
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-19] keeps the focus when it becomes busy', async () => {
    render(<OneSubmission onSubmit={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submitting..' }));
  });

  it('does not send a form unless it says so', async () => {
    const submitted = vi.fn();
    render(
      <form onSubmit={submitted}>
        <Button>Show</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(submitted).not.toHaveBeenCalled();
  });
});

describe('IconButton', () => {
  it('is named by its label, and its count is decoration', () => {
    render(<IconButton label="Notifications, 120 new" icon={Soccer} count={120} />);
    expect(screen.getByRole('button', { name: 'Notifications, 120 new' }).textContent).toBe('99+');
  });
});

describe('links', () => {
  it('LinkButton is a link of the app', () => {
    render(
      <MemoryRouter>
        <LinkButton to="/home">Home</LinkButton>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/home');
  });

  it('[X17] ExternalLink tells the other side nothing of us', () => {
    render(<ExternalLink href="https://wa.me/919800000000">WhatsApp</ExternalLink>);
    const link = screen.getByRole('link', { name: 'WhatsApp' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});
