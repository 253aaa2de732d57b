import { use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MenuContext } from './MenuContext';
import styles from './Menu.module.css';
import { Icon, type IconShape } from '@/ui/kit/icons/Icon';

export interface MenuLinkProps {
  readonly to: string;
  readonly icon?: IconShape;
  readonly children: ReactNode;
}

export function MenuLink({ to, icon, children }: MenuLinkProps) {
  const close = use(MenuContext);
  return (
    <Link to={to} className={styles.item} onClick={close}>
      {icon !== undefined && <Icon of={icon} />}
      {children}
    </Link>
  );
}
