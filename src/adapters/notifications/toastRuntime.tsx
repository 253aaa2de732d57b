import { createRoot } from 'react-dom/client';
import { toast } from 'react-toastify/unstyled';
import type { Notice } from '@/domain/notices/Notice';
import { ToastOutlet } from './ToastOutlet';
import { raiseOutlet } from './raiseOutlet';

let outlet: Promise<void> | null = null;

/** The outlet mounts itself beside the app with the first toast; a toast shown before it stands would be lost. */
function outletStands(): Promise<void> {
  outlet ??= new Promise((resolve) => {
    const host = document.createElement('div');
    host.setAttribute('popover', 'manual');
    host.className = 'toast-outlet';
    document.body.append(host);
    createRoot(host).render(<ToastOutlet onMounted={resolve} />);
  });
  return outlet;
}

export async function showToast(notice: Notice, text: string): Promise<void> {
  await outletStands();
  raiseOutlet();
  const { id, type, closesAfterMs } = notice;
  // Only what went wrong may cut a screen reader short.
  const role = type === 'error' || type === 'warning' ? 'alert' : 'status';
  toast(text, { toastId: id, type, role, autoClose: closesAfterMs });
}

export function dismissToast(id: string): void {
  toast.dismiss(id);
}
