import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ClipboardEvent, FormEvent } from 'react';
import type { BetSlip, OddsAcceptance } from '@/domain/betting/BetSlip';
import { pastedStake } from '@/domain/betting/parseStake';
import type { SlipId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { MoneyField } from '@/ui/kit/field/MoneyField';
import { SelectField } from '@/ui/kit/field/SelectField';
import { Stepper } from '@/ui/kit/field/Stepper';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { SlipFigures } from './SlipFigures';
import { priceText } from '@/domain/sports/priceText';
import { StakeHelp } from './StakeHelp';
import { useSlipKeys } from './useSlipKeys';
import { useStakeFocus } from './useStakeFocus';
import styles from './BetSlip.module.css';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';

/** When the odds move between the tap and the bet. Better odds only is the default; worse ones never come silently. */
const ACCEPTED: readonly OddsAcceptance[] = ['none', 'better', 'any'];

/** Odds, stake, what it may win and cost, and one button. Enter places, Escape clears. */
export const SlipForm = observer(function SlipForm({
  id,
  slip,
  saved,
  busy,
  busyLabel,
  onEditChips,
  onPlace,
  giveBack,
}: {
  readonly id: SlipId;
  readonly slip: BetSlip;
  /** Left by an earlier visit: it does not draw the focus to itself. */
  readonly saved: boolean;
  readonly busy: boolean;
  /** What it is busy with. */
  readonly busyLabel: string;
  readonly onEditChips: () => void;
  readonly onPlace: () => void;
  /** Gives the focus back to where it came from. */
  readonly giveBack: () => void;
}) {
  const { betting } = usePlayerApp();
  const t = useText();
  const render = useRenderMessage();
  const kind = slip.selection.marketKind;
  const { onLadder, quote } = MARKET_KINDS[kind];
  const stake = useStakeFocus(slip.selection, saved);
  const problemId = useId();
  const preview = betting.preview(id);
  const limits = preview?.limits ?? null;
  const problem = preview?.problem ?? null;
  const typed = slip.stakeText !== '';
  // While it is being placed the button says so; that it cannot be placed again is no news.
  const shown =
    busy || problem === null || (preview?.problemAtStake === true && !typed) ? null : render(problem);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onPlace();
  };
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    betting.edit(id, { stakeText: pastedStake(event.clipboardData.getData('text')) });
  };
  const close = (): void => {
    if (busy) return;
    giveBack();
    betting.closeSlip(id);
  };
  const form = useSlipKeys(close);
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pairOfFields}>
        <div className={styles.field}>
          <span className={styles.label} aria-hidden={onLadder ? true : undefined}>
            {t(quote === 'odds' ? 'slip.odds' : 'slip.rate')}
          </span>
          {onLadder ? (
            <Stepper
              label={t('slip.odds')}
              text={priceText(kind, slip.odds, slip.line)}
              value={slip.odds / 100}
              onStep={(direction) => betting.stepOdds(id, direction)}
              upLabel={t('slip.oddsUp')}
              downLabel={t('slip.oddsDown')}
              disabled={busy}
            />
          ) : (
            <output className={styles.rate}>{priceText(kind, slip.odds, slip.line)}</output>
          )}
          {preview?.currentOdds !== null && preview?.currentOdds !== undefined && (
            <span className={styles.now}>
              <Button size="small" variant="ghost" disabled={busy} onClick={() => betting.takeOffer(id)}>
                {t('slip.oddsNow', {
                  odds: priceText(kind, preview.currentOdds, preview.currentLine),
                })}
              </Button>
            </span>
          )}
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
      <StakeHelp id={id} disabled={busy} limits={limits} onEditChips={onEditChips} />
      <SlipFigures selection={slip.selection} preview={preview} />
      <SelectField
        label={t('slip.acceptance')}
        value={slip.acceptOdds}
        hint={slip.acceptOdds === 'any' ? t('slip.acceptance.anyHint') : undefined}
        disabled={busy}
        options={ACCEPTED.map((value) => ({ value, label: t(`slip.acceptance.${value}`) }))}
        onValueChange={(text) => {
          const choice = ACCEPTED.find((each) => each === text);
          if (choice !== undefined) betting.chooseAcceptance(id, choice);
        }}
      />
      <p id={problemId} className={styles.problem} role="status">
        {shown}
      </p>
      {shown !== null && (preview?.fundsShort ?? null) !== null && (
        <LinkButton to="/gatewaylist" size="small">
          {t('slip.deposit')}
        </LinkButton>
      )}
      <div className={styles.actions}>
        <Button variant="ghost" onClick={close} disabled={busy}>
          {t('slip.cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          wide
          busy={busy}
          busyLabel={busyLabel}
          disabled={problem !== null && !busy}
        >
          {t('slip.place')}
        </Button>
      </div>
    </form>
  );
});
