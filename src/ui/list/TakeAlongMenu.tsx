import Download from 'lucide-react/icons/download';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import styles from './TakeAlong.module.css';
import type { FileUnderWay } from './useListFile';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { Menu } from '@/ui/kit/menu/Menu';
import { MenuButton } from '@/ui/kit/menu/MenuButton';
import { MenuSection } from '@/ui/kit/menu/MenuSection';

export interface TakeAlongMenuProps {
  readonly file: FileUnderWay;
  /** How many rows there are to take: of none nothing is offered. null while it is not known. */
  readonly rows: number | null;
  /** Choices of the list itself, above the ways to take it along. */
  readonly children?: ReactNode;
}

/** On a narrow screen: what can be done with a list, behind one button at the end of its filters. */
export function TakeAlongMenu({ file, rows, children }: TakeAlongMenuProps) {
  const t = useText();
  if (rows === 0) return null;
  return (
    <Menu label={t('list.menu')} trigger={<Icon of={EllipsisVertical} />}>
      {children !== undefined && <MenuSection>{children}</MenuSection>}
      <MenuSection>
        <MenuButton icon={Download} disabled={rows === null || file.busy} onSelect={file.save}>
          {t(file.busy ? 'list.file.busy' : 'list.file.save')}
        </MenuButton>
        <MenuButton icon={Printer} disabled={rows === null} onSelect={() => print()}>
          {t('list.print')}
        </MenuButton>
      </MenuSection>
    </Menu>
  );
}

/** What became of a file that was asked for: it is said where the menu has closed over it. */
export function FileNote({ file }: { readonly file: FileUnderWay }) {
  const t = useText();
  return (
    <p role="status" className={styles.note} data-print="no">
      {file.busy ? t('list.file.busy') : file.note}
    </p>
  );
}
