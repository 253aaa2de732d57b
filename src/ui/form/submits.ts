import type { SyntheticEvent } from 'react';

/** For `onSubmit` of a form that stays on its page. */
export const submits = (go: () => void) => (event: SyntheticEvent) => {
  event.preventDefault();
  go();
};
