import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
}

export interface TabsProps {
  /** Ties tabs to their panels; unique on the page. */
  readonly group: string;
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** A row of tabs: one stop for the Tab key, arrow keys choose. The row scrolls sideways when it is too long. */
export function Tabs({ group, label, tabs, selected, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const step = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    const next = step === undefined ? undefined : tabs[step % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(group, next.id))}`)?.focus();
  }
  return (
    <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(group, tab.id)}
          className={styles.tab}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId(group, tab.id) : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  readonly group: string;
  /** The selected tab, whose content this is. */
  readonly tab: string;
  readonly children: ReactNode;
}

export function TabPanel({ group, tab, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(group, tab)} aria-labelledby={tabId(group, tab)} tabIndex={0}>
      {children}
    </div>
  );
}

const tabId = (group: string, id: string): string => `${group}-tab-${id}`;
const panelId = (group: string, id: string): string => `${group}-panel-${id}`;
