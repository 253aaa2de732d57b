import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Bet } from '@/domain/betting/Bet';
import { canCancel } from '@/domain/betting/canCancel';
import { isWaiting } from '@/domain/betting/isWaiting';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import styles from './BetActions.module.css';
import { BetActions } from './BetActions';
import { EditBetForm } from './EditBetForm';
import { passFocusOn } from '@/ui/device/passFocusOn';

/** It stands in the place of the form, which had the focus. */
function takeLostFocus(words: HTMLElement | null): void {
  if (document.activeElement === document.body) words?.focus({ preventScroll: true });
}

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
  const form = useRef<HTMLDivElement>(null);
  const before = useRef(false);
  const waits = isWaiting(bet);
  useEffect(() => {
    // The focus comes back to the actions when the form is gone.
    if (before.current && !editing)
      (actions.current?.querySelector('button') ?? actions.current)?.focus({ preventScroll: true });
    before.current = editing;
  }, [editing]);
  // In a list that keeps it, a bet that waits no more stays without them: what had the focus in them has gone.
  const changeable = canCancel(bet, usePlayerApp().config.capabilities.cancelInDelay);
  const wasChangeable = useRef(changeable);
  useEffect(() => {
    if (wasChangeable.current && !changeable) passFocusOn('#main [role=tab][aria-selected=true]');
    wasChangeable.current = changeable;
  }, [changeable]);
  useLayoutEffect(
    () => () => {
      const left = [actions.current, form.current].find((each) => each?.contains(document.activeElement));
      if (left === undefined || left === null) return;
      const tab = left.closest('[role=tabpanel]')?.getAttribute('aria-labelledby');
      passFocusOn(
        `[data-replaces="${CSS.escape(bet.id)}"]`,
        ...(tab === null || tab === undefined ? [] : [`#${CSS.escape(tab)}`]),
      );
    },
    [bet.id],
  );
  return {
    actions: <BetActions bet={bet} box={actions} editing={editing} onEdit={() => setEditing(true)} />,
    form: !editing ? null : (
      <div ref={form}>
        {waits ? (
          <EditBetForm bet={bet} onDone={() => setEditing(false)} />
        ) : (
          <p ref={takeLostFocus} tabIndex={-1} className={styles.late} role="status">
            {t('slip.changedLate')}
          </p>
        )}
      </div>
    ),
  };
}
