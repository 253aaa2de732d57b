/** Milliseconds until a toast closes by itself. TOAST-03. */
export const CLOSES_AFTER_MS = 5000;

/** The toasts that accompany a log-in, over the header. */
export const LOG_IN_CLOSES_AFTER_MS = 1000;
