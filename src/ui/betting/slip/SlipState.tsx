import { observer } from 'mobx-react-lite';
import { rejectionMessage } from '@/domain/betting/rejectionMessage';
import { serverWords } from '@/domain/shared/Message';
import type { SlipView } from '@/application/ports/state/BettingState';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { betStatusText } from '../betStatusText';
import { doubtText } from './doubtText';

/** How far a slip got, in a line: also what is in its way, and what may be staked where nothing is yet. */
export const SlipState = observer(function SlipState({ view }: { readonly view: SlipView }) {
  const { betting } = usePlayerApp();
  const texts = useTexts();
  const { t, renderMessage } = texts;
  const { id, slip, placement, doubts = [], queued = false } = view;
  if (placement.state === 'accepted') return betStatusText(placement.bet, t);
  if (placement.state === 'rejected') {
    const { reason, serverMessage } = placement;
    return `${t('slip.state.rejected')}: ${renderMessage(serverWords(serverMessage, rejectionMessage(reason)))}`;
  }
  if (placement.state !== 'editing') return t(`slip.state.${placement.state}`);
  if (queued) return t('slip.state.queued');
  const preview = betting.preview(id);
  const problem = preview?.problem ?? null;
  if (problem === null)
    return doubts.map((doubt) => doubtText(doubt, slip, texts)).join(' ') || t('slip.state.editing');
  const limits = preview?.problemAtStake === true && slip.stakeText === '' ? preview.limits : null;
  return limits === null
    ? renderMessage(problem)
    : `${renderMessage(problem)} ${t('slip.limits', { minPaise: limits.min, maxPaise: limits.max })}`;
});
