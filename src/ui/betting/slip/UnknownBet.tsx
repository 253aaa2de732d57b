import { Link } from 'react-router-dom';
import type { BetKey } from '@/domain/shared/ids';
import { say } from '@/domain/shared/Message';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { OutcomePanel } from '../OutcomePanel';
import { referenceOf } from '../referenceOf';

/** The reply was lost. Honest words, a reference, and no way to place the same bet by accident. */
export function UnknownBet({
  betKey,
  overdue,
  onDone,
}: {
  readonly betKey: BetKey;
  readonly overdue: boolean;
  readonly onDone: () => void;
}) {
  const { config } = usePlayerApp();
  const t = useText();
  const render = useRenderMessage();
  return (
    <OutcomePanel
      tone="warning"
      title={t('slip.checking')}
      text={
        <>
          {render(say(config.capabilities.betKeys ? 'bet.unknown' : 'bet.unknownHere'))}{' '}
          {t('slip.reference', { reference: referenceOf(betKey) })}
        </>
      }
      actions={
        overdue && (
          <>
            <Link to="/mybets">{t('slip.myBets')}</Link>
            <Button onClick={onDone}>{t('slip.close')}</Button>
          </>
        )
      }
    />
  );
}
