import { MatchList } from './MatchList';
import { SportTabs, type SportTab } from '../frame/SportTabs';
import { SportsFrame } from '../frame/SportsFrame';
import hidden from '@/ui/kit/text/VisuallyHidden.module.css';

export interface SportsLobbyProps {
  readonly list: SportTab['list'];
  readonly title: string;
  readonly tabs: readonly SportTab[];
  readonly exchange?: boolean;
}

/** A page that is a list of matches: the sports, the filters, the list. */
export function SportsLobby({ list, title, tabs, exchange = false }: SportsLobbyProps) {
  return (
    <SportsFrame list={list} exchange={exchange}>
      <div>
        <h1 className={hidden.hidden}>{title}</h1>
        <MatchList
          key={list}
          name={list}
          exchange={exchange}
          tabs={<SportTabs tabs={tabs} current={list} />}
        />
      </div>
    </SportsFrame>
  );
}
