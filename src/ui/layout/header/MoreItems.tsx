import Ellipsis from 'lucide-react/icons/ellipsis';
import { use, useEffect, useState, type RefObject } from 'react';
import styles from './MoreItems.module.css';
import { navLabel } from './navLabel';
import type { HeaderItem } from '@/domain/routing/navigation';
import { TextsContext } from '@/ui/i18n/TextsContext';
import { Icon } from '@/ui/kit/icons/Icon';
import { Menu } from '@/ui/kit/menu/Menu';
import { MenuButton } from '@/ui/kit/menu/MenuButton';
import { MenuLink } from '@/ui/kit/menu/MenuLink';
import { MenuSection } from '@/ui/kit/menu/MenuSection';

export interface MoreItemsProps {
  readonly items: readonly HeaderItem[];
  /** Holds the list of all of them. */
  readonly strip: RefObject<HTMLElement | null>;
  readonly onPress?: ((returnTo: string | null) => void) | undefined;
}

/** The items that the bar has no room for, in a menu. In the bar they keep their place, unseen and out of reach, so nothing moves. */
export function MoreItems({ items, strip, onPress }: MoreItemsProps) {
  const texts = use(TextsContext);
  const [cut, setCut] = useState<ReadonlySet<number>>(new Set());
  const count = items.length;

  useEffect(() => {
    const list = strip.current?.querySelector('ul');
    if (list === null || list === undefined) return undefined;
    const places = [...list.children] as HTMLElement[];
    const watch = new IntersectionObserver(
      (entries) =>
        setCut((before) => {
          const now = new Set(before);
          for (const { target, intersectionRatio } of entries) {
            const at = places.indexOf(target as HTMLElement);
            if (intersectionRatio > 0.99) now.delete(at);
            else now.add(at);
          }
          return now;
        }),
      { root: list, threshold: [0, 0.99, 1] },
    );
    for (const place of places) watch.observe(place);
    return () => {
      watch.disconnect();
      for (const place of places) place.style.visibility = '';
    };
  }, [strip, count]);

  useEffect(() => {
    const places = strip.current?.querySelectorAll<HTMLElement>('ul > li') ?? [];
    for (const [at, place] of places.entries()) place.style.visibility = cut.has(at) ? 'hidden' : '';
  }, [strip, cut]);

  const rest = items.filter(({ path }, at) => cut.has(at) && (path !== null || onPress !== undefined));
  return (
    <div className={styles.more}>
      {rest.length > 0 && (
        <Menu label={texts.t('shell.nav.more')} tone="header" trigger={<Icon of={Ellipsis} />}>
          <MenuSection>
            {rest.map((item) =>
              onPress === undefined ? (
                <MenuLink key={item.id} to={item.path ?? '/'}>
                  {navLabel(item, texts)}
                </MenuLink>
              ) : (
                <MenuButton key={item.id} onSelect={() => onPress(item.path)}>
                  {navLabel(item, texts)}
                </MenuButton>
              ),
            )}
          </MenuSection>
        </Menu>
      )}
    </div>
  );
}
