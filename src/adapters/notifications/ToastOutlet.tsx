import { useEffect } from 'react';
import { ToastContainer, cssTransition } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast.css';

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: 300 });

export interface ToastOutletProps {
  readonly region: string;
  readonly onMounted: () => void;
}

/** TOAST-03: top-right, 5000 ms by default, drag-dismiss at 80 percent, collapse 300 ms. */
export function ToastOutlet({ region, onMounted }: ToastOutletProps) {
  useEffect(onMounted, [onMounted]);
  return (
    <ToastContainer
      aria-label={region}
      position="top-right"
      autoClose={5000}
      limit={5}
      newestOnTop
      closeOnClick
      draggable
      draggablePercent={80}
      pauseOnHover
      pauseOnFocusLoss
      transition={slide}
    />
  );
}
