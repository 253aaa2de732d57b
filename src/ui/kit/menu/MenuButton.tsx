import { use, type ReactNode } from 'react';
import { MenuContext } from './MenuContext';
import styles from './Menu.module.css';
import { classNames } from '@/ui/kit/classNames';
import { Icon, type IconShape } from '@/ui/kit/icons/Icon';

export interface MenuButtonProps {
  readonly onSelect: () => void;
  readonly icon?: IconShape;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** The menu closes first, so that a dialog opened by `onSelect` gives the focus back to the menu's own button. */
export function MenuButton({ onSelect, icon, danger = false, disabled = false, children }: MenuButtonProps) {
  const close = use(MenuContext);
  return (
    <button
      type="button"
      className={classNames(styles.item, danger && styles.danger)}
      disabled={disabled}
      onClick={() => {
        close();
        onSelect();
      }}
    >
      {icon !== undefined && <Icon of={icon} />}
      {children}
    </button>
  );
}
