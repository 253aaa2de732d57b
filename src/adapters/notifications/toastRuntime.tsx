import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { toast } from 'react-toastify/unstyled';
import type { Notice } from '@/domain/notices/Notice';
import { CloseToast } from './CloseToast';
import { ToastOutlet } from './ToastOutlet';
import { raiseOutlet } from './raiseOutlet';

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

/** The outlet mounts itself beside the app with the first toast; a toast shown before it stands would be lost. */
function outletMounted(region: string): Promise<void> {
  // Whatever emptied the page took the outlet with it: a toast in it would be seen by nobody.
  if (outlet?.host.isConnected === false) outlet.root.unmount();
  if (outlet?.host.isConnected !== true) outlet = mountOutlet();
  // Drawn again with each: the language may be another one now.
  outlet.root.render(<ToastOutlet region={region} onMounted={outlet.onMounted} />);
  return outlet.mounted;
}

export async function showToast(notice: Notice, { text, region, close }: ToastWords): Promise<void> {
  await outletMounted(region);
  raiseOutlet();
  const { id, type, closesAfterMs } = notice;
  // Only what went wrong may cut a screen reader short.
  const role = type === 'error' || type === 'warning' ? 'alert' : 'status';
  toast(text, {
    toastId: id,
    type,
    role,
    autoClose: closesAfterMs,
    closeButton: ({ closeToast }) => <CloseToast label={close} onClose={closeToast} />,
  });
}

/** Its words and its time begin anew; one that has gone stays gone. */
export function updateToast({ id, closesAfterMs }: Notice, { text }: Pick<ToastWords, 'text'>): void {
  toast.update(id, { render: text, autoClose: closesAfterMs });
}

export function dismissToast(id: string): void {
  toast.dismiss(id);
}
