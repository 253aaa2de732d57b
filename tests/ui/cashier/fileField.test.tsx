import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { FileField } from '@/ui/cashier/files/FileField';
import type { Prepare } from '@/ui/cashier/files/usePreparedFile';

const photo: ReadyFile = {
  name: 'document.jpg',
  type: 'image/jpeg',
  kind: 'jpeg',
  bytes: new Uint8Array(850_000),
  size: { width: 2_400, height: 1_600 },
};
const bill: ReadyFile = { ...photo, name: 'document.pdf', type: 'application/pdf', kind: 'pdf', size: null };
const file = (name: string) => new File(['x'], name);

/** Prepared files come when the test lets them. */
function slowly() {
  const waiting: ((result: Result<ReadyFile, Message>) => void)[] = [];
  const cancelled: (() => boolean)[] = [];
  const prepare: Prepare = (_file, _use, cancellation) => {
    cancelled.push(() => cancellation.cancelled);
    return new Promise((resolve) => void waiting.push(resolve));
  };
  const answer = (at: number, result: Result<ReadyFile, Message>): Promise<void> =>
    act(async () => waiting[at]?.(result));
  return { prepare, answer, wasCancelled: (at: number) => cancelled[at]?.() };
}

function Form({ prepare, error }: { readonly prepare: Prepare; readonly error?: string }) {
  const [value, setValue] = useState<ReadyFile | null>(null);
  const first = useRef<Pick<HTMLElement, 'focus'>>(null);
  return (
    <>
      <FileField
        label="Photo page"
        hint="All four corners."
        error={error}
        use="kyc"
        value={value}
        onValueChange={setValue}
        prepare={prepare}
        ref={first}
      />
      <button type="button" onClick={() => first.current?.focus()}>
        To the first error
      </button>
    </>
  );
}

function inputs(): readonly HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
}

async function choose(name: string): Promise<void> {
  const [input] = inputs();
  if (input === undefined) throw new Error('no input');
  await userEvent.upload(input, file(name), { applyAccept: false });
}

const revoked: string[] = [];
beforeEach(() => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:page/${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => {
  vi.restoreAllMocks();
  revoked.length = 0;
});

describe('FileField', () => {
  it('[X28] asks for the kinds that are taken, and for the camera at the back', () => {
    render(<Form prepare={slowly().prepare} />);
    const [files, camera] = inputs();
    expect(files?.accept.split(',')).toEqual(
      expect.arrayContaining(['image/png', 'application/pdf', '.jpg']),
    );
    expect(files?.accept).not.toMatch(/svg|\*/);
    expect(camera?.getAttribute('capture')).toBe('environment');
    expect(screen.getByRole('group', { name: 'Photo page' })).toBeTruthy();
    expect(screen.getByText(/up to 8 MB/)).toBeTruthy();
  });

  it('[X28] tells of the work, shows a picture by an address of the page alone, and gives the address back', async () => {
    const { prepare, answer } = slowly();
    render(<Form prepare={prepare} />);
    await choose('IMG_\u202E2041.jpg');
    expect(screen.getByRole('status').textContent).toBe('Preparing the picture…');
    await answer(0, ok(photo));
    const picture = screen.getByRole('img', { name: 'What you chose: IMG_2041.jpg' });
    expect(picture.getAttribute('src')).toMatch(/^blob:/);
    expect(screen.getByRole('status').textContent).toBe('IMG_2041.jpg is ready to send, 830 KB.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Photo page' }));
    expect(revoked).toEqual([picture.getAttribute('src')]);
    expect(screen.getByRole('status').textContent).toBe('The file was removed.');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file: Photo page' })),
    );
  });

  it('[X28] never opens a PDF', async () => {
    const { prepare, answer } = slowly();
    render(<Form prepare={prepare} />);
    await choose('bill.pdf');
    await answer(0, ok(bill));
    expect(document.querySelector('img, iframe, embed, object')).toBeNull();
    expect(screen.getByText(/PDF document/)).toBeTruthy();
    expect(URL.createObjectURL).not.toHaveBeenCalled();
  });

  it('[X28] says why a file is refused, ties it to the buttons, and keeps the one that was there', async () => {
    const { prepare, answer } = slowly();
    render(<Form prepare={prepare} />);
    await choose('a.jpg');
    await answer(0, ok(photo));
    await choose('b.jpg.exe');
    await answer(1, fail(say('file.wrongType')));
    expect(screen.getByRole('alert').textContent).toContain('This kind of file cannot be sent');
    expect(screen.getByText('a.jpg')).toBeTruthy();
    await choose('c.jpg');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a later choice wins over one that is still being prepared', async () => {
    const { prepare, answer, wasCancelled } = slowly();
    render(<Form prepare={prepare} />);
    await choose('slow.jpg');
    await choose('quick.pdf');
    expect(wasCancelled(0)).toBe(true);
    await answer(1, ok(bill));
    await answer(0, ok(photo));
    expect(screen.getByText('quick.pdf')).toBeTruthy();
    expect(screen.queryByText('slow.jpg')).toBeNull();
  });

  it('leaving gives up', async () => {
    const { prepare, wasCancelled } = slowly();
    const { unmount } = render(<Form prepare={prepare} />);
    await choose('slow.jpg');
    unmount();
    expect(wasCancelled(0)).toBe(true);
  });

  it('takes what is dropped on it', async () => {
    const { prepare, answer } = slowly();
    render(<Form prepare={prepare} />);
    const place = screen.getByRole('group', { name: 'Photo page' });
    const dropped = { files: { item: () => file('dropped.jpg') }, types: ['Files'] };
    fireEvent.drop(place, { dataTransfer: dropped });
    await answer(0, ok(photo));
    expect(screen.getByText('dropped.jpg')).toBeTruthy();
  });

  it('takes the focus when it is the first in error, and says the form’s word', async () => {
    render(<Form prepare={slowly().prepare} error="Add the photo page" />);
    await userEvent.click(screen.getByRole('button', { name: 'To the first error' }));
    const button = screen.getByRole('button', { name: 'Choose a file: Photo page' });
    expect(document.activeElement).toBe(button);
    const described = button.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)[0]).toBe('Add the photo page');
  });
});
