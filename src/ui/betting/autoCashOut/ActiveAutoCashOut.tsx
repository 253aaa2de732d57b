import { observer } from 'mobx-react-lite';
import type { MarketId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { useAutoCashOut } from './useAutoCashOut';

/** That a bet on this market would be cashed out with the others, where a figure for that is set. Call it inside an observer. */
export function useActiveAutoCashOut(market: MarketId): string | null {
  const { openBets } = usePlayerApp().betting.view;
  const t = useText();
  const auto = useAutoCashOut(openBets.some(({ marketId }) => marketId === market));
  const active = auto?.now.active.find(({ marketId }) => marketId === market);
  return active === undefined ? null : t('autoCashOut.coversBet', { figurePaise: active.amount });
}

export const ActiveAutoCashOut = observer(function ActiveAutoCashOut(props: {
  readonly market: MarketId;
  readonly className: string | undefined;
}) {
  const text = useActiveAutoCashOut(props.market);
  return text === null ? null : <p className={props.className}>{text}</p>;
});
