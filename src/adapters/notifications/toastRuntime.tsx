import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'react-toastify/unstyled';
import type { Notice } from '@/domain/notices/Notice';
import { ToastOutlet } from './ToastOutlet';
import type { MouseEvent } from 'react';

export interface ToastWords {
  readonly text: string;
  /** What the place of all toasts is called, and the button that closes one, to a screen reader. */
  readonly region: string;
  readonly close: string;
}

interface Outlet {
  readonly host: Element;
  readonly root: Root;
  readonly onMounted: () => void;
  readonly mounted: Promise<void>;
}

let outlet: Outlet | null = null;

function mountOutlet(): Outlet {
  const host = document.createElement('div');
  host.setAttribute('popover', 'manual');
  host.className = 'toast-outlet';
  document.body.append(host);
  let onMounted = (): void => undefined;
  const mounted = new Promise<void>((resolve) => {
    onMounted = resolve;
  });
  return { host, root: createRoot(host), onMounted, mounted };
}

/** The outlet mounts itself beside the app with the first toast; a toast shown before it is mounted would be lost. */
function outletMounted(region: string): Promise<void> {
  // Whatever emptied the page took the outlet with it: a toast in it would be seen by nobody.
  if (outlet?.host.isConnected === false) outlet.root.unmount();
  if (outlet?.host.isConnected !== true) outlet = mountOutlet();
  // Drawn again with each: the language may be another one now.
  outlet.root.render(<ToastOutlet region={region} onMounted={outlet.onMounted} />);
  return outlet.mounted;
}

/** One box: a toast lays out what it is given side by side. A sign and its figure stay in one line: a browser may break after the hyphen. */
function ToastText({ text }: Pick<ToastWords, 'text'>) {
  return (
    <div className="toast-text">
      {text.split(/(-₹[\d,.]*\d)/).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} className="toast-money">
            {part}
          </span>
        ),
      )}
    </div>
  );
}

export async function showToast(
  notice: Notice,
  { text, region, close }: ToastWords,
  onClosed: () => void = () => undefined,
): Promise<void> {
  await outletMounted(region);
  raiseOutlet();
  const { id, type, closesAfterMs } = notice;
  // Only what went wrong may cut a screen reader short.
  const role = type === 'error' || type === 'warning' ? 'alert' : 'status';
  toast(<ToastText text={text} />, {
    toastId: id,
    type,
    role,
    autoClose: closesAfterMs,
    onClose: onClosed,
    closeButton: ({ closeToast }) => <CloseToast label={close} onClose={closeToast} />,
  });
}

/** Its words and its time begin anew; one that has gone stays gone. */
export function updateToast({ id, closesAfterMs }: Notice, { text }: Pick<ToastWords, 'text'>): void {
  toast.update(id, { render: <ToastText text={text} />, autoClose: closesAfterMs });
}

/** One that is on its way to the screen is not to arrive later. */
export async function dismissToast(id: string): Promise<void> {
  await outlet?.mounted;
  toast.dismiss(id);
}

export interface CloseToastProps {
  readonly label: string;
  readonly onClose: (event: MouseEvent) => void;
}

/** The library's own button says what it does in English only. */
export function CloseToast({ label, onClose }: CloseToastProps) {
  return (
    <button type="button" className="Toastify__close-button" aria-label={label} onClick={onClose}>
      <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor">
        <path d="m3 3 10 10M13 3 3 13" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </button>
  );
}

/**
 * A modal dialog lives in the browser's top layer; showing the outlet again puts it above whatever opened since. Only then: a screen reader
 * may read out again all that is shown anew.
 */
export function raiseOutlet(): void {
  const host = document.querySelector<HTMLElement>('.toast-outlet');
  if (host === null || typeof host.showPopover !== 'function') return;
  const shown = host.matches(':popover-open');
  if (shown && document.querySelector(':modal, :popover-open:not(.toast-outlet)') === null) return;
  if (shown) host.hidePopover();
  host.showPopover();
}
