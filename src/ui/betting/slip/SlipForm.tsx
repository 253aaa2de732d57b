import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { depositFor } from '@/domain/cashier/deposits/depositVisit';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { MoneyField } from '@/ui/kit/field/MoneyField';
import { OwnMost } from '@/ui/playSafe/limits/OwnMost';
import { ActiveAutoCashOut } from '../autoCashOut/ActiveAutoCashOut';
import { AcceptanceField } from './AcceptanceField';
import { FromCash } from './FromCash';
import { GuardField } from './GuardField';
import { KeepField } from './KeepField';
import { OddsNow } from './OddsNow';
import { PlaceButton } from './PlaceButton';
import { SlipFigures } from './SlipFigures';
import { SlipOdds } from './SlipOdds';
import { StakeHelp } from './StakeHelp';
import { useSlipEntry, type SlipEntryProps } from './useSlipEntry';
import styles from './BetSlip.module.css';

export interface SlipFormProps extends SlipEntryProps {
  readonly onEditChips: () => void;
}

/** Odds, stake, what it may win and cost, and one button. Enter places, Escape clears. */
export const SlipForm = observer(function SlipForm(props: SlipFormProps) {
  const { id, slip, busy, busyLabel, onEditChips } = props;
  const { betting } = usePlayerApp();
  const t = useText();
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  const { preview, shown, problemId, form, stake, submit, paste, close } = useSlipEntry(props);
  const limits = preview?.limits ?? null;
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pairOfFields}>
        <div className={styles.field}>
          <SlipOdds id={id} slip={slip} busy={busy} labelled />
          <span className={styles.now}>
            <OddsNow id={id} slip={slip} preview={preview} busy={busy} />
          </span>
        </div>
        <MoneyField
          ref={stake}
          label={t('slip.stake')}
          value={slip.stakeText}
          onValueChange={(stakeText) => betting.edit(id, { stakeText })}
          readOnly={busy}
          onPaste={paste}
          autoComplete="off"
          aria-describedby={shown === null ? undefined : problemId}
          hint={
            limits === null ? undefined : t('slip.limits', { minPaise: limits.min, maxPaise: limits.max })
          }
        />
      </div>
      <OwnMost most={limits?.max ?? null} least={limits?.min ?? null} />
      <StakeHelp
        id={id}
        selection={slip.selection}
        disabled={busy}
        limits={limits}
        onEditChips={onEditChips}
      />
      <SlipFigures selection={slip.selection} preview={preview} />
      <FromCash />
      <ActiveAutoCashOut market={slip.selection.marketId} className={styles.pot} />
      <div className={styles.choices}>
        <AcceptanceField id={id} slip={slip} disabled={busy} />
        <KeepField id={id} slip={slip} disabled={busy} />
        <GuardField />
      </div>
      <div className={styles.foot}>
        <p id={problemId} className={styles.problem} role="status">
          {shown}
        </p>
        {shown !== null && (preview?.fundsShort ?? null) !== null && (
          <LinkButton to={depositFor(preview?.fundsShort ?? null, from)} size="small">
            {t('pages.deposit')}
          </LinkButton>
        )}
        <div className={styles.actions}>
          <Button variant="ghost" onClick={close} disabled={busy}>
            {t('slip.cancel')}
          </Button>
          <PlaceButton slip={slip} preview={preview} note={null} busy={busy} busyLabel={busyLabel} />
        </div>
      </div>
    </form>
  );
});
