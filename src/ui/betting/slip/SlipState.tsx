import { observer } from 'mobx-react-lite';
import type { SlipView } from '@/application/ports/state/BettingState';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { betStatusText } from '../betStatusText';

/** How far a slip got, in a line: also what is in its way, and what may be staked where nothing is yet. */
export const SlipState = observer(function SlipState({ view }: { readonly view: SlipView }) {
  const { betting } = usePlayerApp();
  const { t, renderMessage } = useTexts();
  const { id, slip, placement, doubts = [], queued = false } = view;
  if (placement.state === 'accepted') return betStatusText(placement.bet, t);
  if (placement.state !== 'editing') return t(`slip.state.${placement.state}`);
  if (queued) return t('slip.state.queued');
  if (doubts.length > 0) return t('slip.state.doubted');
  const preview = betting.preview(id);
  const problem = preview?.problem ?? null;
  if (problem === null) return t('slip.state.editing');
  const limits = preview?.problemAtStake === true && slip.stakeText === '' ? preview.limits : null;
  return limits === null
    ? renderMessage(problem)
    : `${renderMessage(problem)} ${t('slip.limits', { minPaise: limits.min, maxPaise: limits.max })}`;
});
