import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Bet } from '@/domain/betting/Bet';
import { isWaiting } from '@/domain/betting/isWaiting';
import { useText } from '@/ui/i18n/useText';
import styles from './BetActions.module.css';
import { BetActions } from './BetActions';
import { EditBetForm } from './EditBetForm';
import { passFocusOn } from '@/ui/device/passFocusOn';

export interface BetChange {
  readonly actions: ReactNode;
  /** null while it is closed. A bet that does not wait any more has a word in its place. */
  readonly form: ReactNode;
}

/** What a player can do with a bet that waits, and the form that changes it: a table shows the two in different rows. */
export function useBetChange(bet: Bet): BetChange {
  const t = useText();
  const [editing, setEditing] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const before = useRef(false);
  useEffect(() => {
    // The focus comes back to the actions when the form is gone.
    if (before.current && !editing)
      (actions.current?.querySelector('button') ?? actions.current)?.focus({ preventScroll: true });
    before.current = editing;
  }, [editing]);
  useLayoutEffect(
    () => () => {
      if (actions.current?.contains(document.activeElement) !== true) return;
      const tab = actions.current.closest('[role=tabpanel]')?.getAttribute('aria-labelledby');
      passFocusOn(
        `[data-replaces="${CSS.escape(bet.id)}"]`,
        ...(tab === null || tab === undefined ? [] : [`#${CSS.escape(tab)}`]),
      );
    },
    [bet.id],
  );
  return {
    actions: <BetActions bet={bet} box={actions} editing={editing} onEdit={() => setEditing(true)} />,
    form: !editing ? null : isWaiting(bet) ? (
      <EditBetForm bet={bet} onDone={() => setEditing(false)} />
    ) : (
      <p className={styles.late} role="status">
        {t('slip.changedLate')}
      </p>
    ),
  };
}
