import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { openList, type MarketLists } from '@/domain/sports/marketLists';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { Icon } from '@/ui/kit/icons/Icon';
import { Menu } from '@/ui/kit/menu/Menu';
import { MenuButton } from '@/ui/kit/menu/MenuButton';
import { ListNameForm } from './ListNameForm';

/** A new list, and what can be done to the one that is open. */
export function ListMenu({ lists }: { readonly lists: MarketLists }) {
  const { marketLists } = usePlayerApp().sports;
  const t = useText();
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const [deleting, setDeleting] = useState(false);
  const open = openList(lists);
  const name = open.name || t('pages.markets');
  const done = (): void => setNaming(null);
  /** The list that nobody has named is called so on the screen: another one of that name would look the same. */
  const unless =
    (isOwn: boolean, give: typeof marketLists.addList): typeof marketLists.addList =>
    (typed) => {
      const isCalledSo = typed.trim().toLowerCase() === t('pages.markets').toLowerCase();
      if (!isCalledSo || !lists.lists.some((each) => each.name === '')) return give(typed);
      return isOwn ? ok() : fail(say('marketLists.nameTaken'));
    };
  return (
    <>
      <Menu label={t('marketLists.menu')} trigger={<Icon of={Ellipsis} />}>
        <MenuButton onSelect={() => setNaming('new')}>{t('marketLists.newList')}</MenuButton>
        <MenuButton onSelect={() => setNaming('rename')}>
          {t('marketLists.rename', { list: name })}
        </MenuButton>
        <MenuButton
          danger
          disabled={lists.lists.length === 1 && open.markets.length === 0}
          onSelect={() => (open.markets.length > 0 ? setDeleting(true) : marketLists.removeList())}
        >
          {t('marketLists.delete', { list: name })}
        </MenuButton>
      </Menu>
      <Dialog
        open={naming !== null}
        onClose={done}
        title={naming === 'rename' ? t('marketLists.rename', { list: name }) : t('marketLists.newList')}
      >
        {naming === 'new' && (
          <ListNameForm now="" onName={unless(false, marketLists.addList)} onDone={done} />
        )}
        {naming === 'rename' && (
          <ListNameForm now={name} onName={unless(open.name === '', marketLists.renameList)} onDone={done} />
        )}
      </Dialog>
      <Dialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={t('marketLists.deleteAsk', { list: name })}
      >
        <p>{t('marketLists.deleteText', { count: open.markets.length })}</p>
        <ActionBar>
          <Button onClick={() => setDeleting(false)}>{t('marketLists.keep')}</Button>
          <Button
            variant="danger"
            onClick={() => {
              setDeleting(false);
              marketLists.removeList();
            }}
          >
            {t('marketLists.delete', { list: name })}
          </Button>
        </ActionBar>
      </Dialog>
    </>
  );
}
