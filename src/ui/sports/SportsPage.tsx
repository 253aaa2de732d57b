import '@/ui/i18n/laterTexts';
import type { MatchListName } from '@/application/ports/state/MatchesState';
import { listOfSlug } from '@/domain/sports/sportLists';
import { useText } from '@/ui/i18n/useText';
import type { PageProps } from '@/ui/routing/PageProps';
import { MatchList } from './MatchList';
import { SportTabs } from './SportTabs';
import { SportsFrame } from './SportsFrame';
import styles from './SportsPage.module.css';

/** /spmsports/{category}. */
export function SportsPage({ params }: Pick<PageProps, 'params'>) {
  return <SportsLobby list={listOfSlug(params['category'] ?? '')} />;
}

export function SportsLobby({ list }: { readonly list: MatchListName }) {
  const t = useText();
  return (
    <SportsFrame>
      <div className={styles.page}>
        <h1 className={styles.title}>{t(`sports.list.${list}`)}</h1>
        <SportTabs />
        <MatchList key={list} name={list} />
      </div>
    </SportsFrame>
  );
}
