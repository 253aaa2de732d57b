import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react';
import { MenuContext } from './MenuContext';
import styles from './Menu.module.css';
import { classNames } from '@/ui/kit/classNames';

export interface MenuProps {
  /** Accessible name of the opening button. */
  readonly label: string;
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** `header` is for the navy frame. */
  readonly tone?: 'surface' | 'header';
  /** Which edge of the button the menu keeps to. */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

const GAP = 4;

/**
 * A button that discloses a list of links and buttons in a native popover: the browser closes it on Escape, on a
 * press elsewhere and on the back gesture. Arrow keys, Home and End move through the list.
 */
export function Menu({ label, trigger, tone = 'surface', align = 'end', children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  function place(event: ToggleEvent<HTMLDivElement>): void {
    const at = button.current?.getBoundingClientRect();
    if (event.newState !== 'open' || at === undefined) return;
    const { style } = event.currentTarget;
    const page = document.documentElement.clientWidth;
    style.setProperty('--menu-top', `${at.bottom + GAP}px`);
    style.setProperty('--menu-left', align === 'start' ? `${Math.max(GAP, at.left)}px` : 'auto');
    style.setProperty('--menu-right', align === 'end' ? `${Math.max(GAP, page - at.right)}px` : 'auto');
  }

  function close(): void {
    list.current?.hidePopover();
    button.current?.focus();
  }

  function openByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.showPopover();
    itemsOf(list.current)[0]?.focus();
  }

  function move(event: KeyboardEvent): void {
    const items = itemsOf(list.current);
    const at = items.findIndex((item) => item === document.activeElement);
    const next = nextIndex(event.key, at, items.length);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.trigger, tone === 'header' && styles.header)}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        onKeyDown={openByKey}
      >
        {trigger}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={styles.list}
        onBeforeToggle={place}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={move}
      >
        <MenuContext value={close}>{children}</MenuContext>
      </div>
    </>
  );
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])];
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at <= 0 ? count : at) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
