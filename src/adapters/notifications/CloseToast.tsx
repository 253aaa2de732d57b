import type { MouseEvent } from 'react';

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
