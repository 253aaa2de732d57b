import { Link } from 'react-router-dom';
import type { Placement } from '@/domain/betting/Placement';
import { cleanText } from '@/domain/shared/cleanText';
import { useText } from '@/ui/i18n/useText';
import { OutcomePanel } from '../OutcomePanel';
import { referenceOf } from '../referenceOf';

/** Above the form of a bet that the server has never seen: it can be placed again, under the same key. */
export function UnheardBet({ of }: { readonly of: Extract<Placement, { readonly state: 'unheard' }> }) {
  const t = useText();
  return (
    <OutcomePanel
      tone="warning"
      title={t('slip.unheard.title')}
      text={
        <>
          {t('slip.unheard.text')} {t('slip.reference', { reference: referenceOf(of.key) })}
          {of.serverMessage !== undefined && (
            <>
              {' '}
              <bdi>{cleanText(of.serverMessage)}</bdi>
            </>
          )}
        </>
      }
      actions={<Link to="/mybets">{t('slip.myBets')}</Link>}
    />
  );
}
