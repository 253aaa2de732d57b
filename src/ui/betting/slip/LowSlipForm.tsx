import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { lastStake } from '@/domain/betting/lastStake';
import { depositFor } from '@/domain/cashier/deposits/depositVisit';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Keypad } from '@/ui/kit/field/Keypad';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { OwnMost } from '@/ui/playSafe/limits/OwnMost';
import { useActiveAutoCashOut } from '../autoCashOut/ActiveAutoCashOut';
import { chipKey } from './chipOfKey';
import { useFromCash } from './FromCash';
import { PlaceButton } from './PlaceButton';
import { SlipFigures } from './SlipFigures';
import { SlipOdds } from './SlipOdds';
import { useFillMost } from './useFillMost';
import { useOddsKeys } from './useOddsKeys';
import { useSlipEntry, type SlipEntryProps } from './useSlipEntry';
import styles from './LowSlip.module.css';

/** Beside them there is room for the most, and for taking back. */
const CHIPS = 6;
const MOST = 'most';
const LAST = 'last';
/** It says what it puts in, to the paisa. */
const PLACES_OF_LAST = 2;

/** The form of a slip on a phone: one line of fields, keys of our own, so that no keyboard covers the prices. */
export const LowSlipForm = observer(function LowSlipForm(props: SlipEntryProps) {
  const { id, slip, busy, busyLabel } = props;
  const { betting } = usePlayerApp();
  const fillMost = useFillMost();
  const { t, format } = useTexts();
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  const { preview, shown, problemId, form, stake, submit, paste } = useSlipEntry(props);
  const oddsKeys = useOddsKeys(id, slip);
  const limits = preview?.limits ?? null;
  const last = lastStake(slip.selection, betting.view.openBets);
  const chips = betting.view.stakeChips.slice(0, last === null ? CHIPS : CHIPS - PLACES_OF_LAST);
  const type = (stakeText: string): void => betting.edit(id, { stakeText });
  const fromCash = useFromCash();
  const range = limits === null ? null : t('slip.limits', { minPaise: limits.min, maxPaise: limits.max });
  const activeFigure = useActiveAutoCashOut(slip.selection.marketId);
  const limitsText = [range, fromCash].filter((each) => each !== null).join(' · ') || null;
  const needed = shown === null ? null : (preview?.fundsShort ?? null);
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <div className={styles.odds}>
          <SlipOdds id={id} slip={slip} busy={busy} keys={oddsKeys.field} />
        </div>
        <label className={styles.stake}>
          <span aria-hidden="true">₹</span>
          <input
            ref={stake}
            aria-label={`${t('slip.stake')} ₹`}
            aria-describedby={shown === null ? undefined : problemId}
            value={slip.stakeText}
            placeholder={t('slip.stake')}
            inputMode="none"
            enterKeyHint="done"
            autoComplete="off"
            readOnly={busy}
            onChange={(event) => type(event.target.value)}
            onPaste={paste}
          />
        </label>
        <SlipFigures selection={slip.selection} preview={preview} short />
      </div>
      <VisuallyHidden>
        <span id={problemId} role="status">
          {shown}
        </span>
      </VisuallyHidden>
      <OwnMost most={limits?.max ?? null} least={limits?.min ?? null} />
      <Keypad
        label={t(oddsKeys.aimed ? 'slip.odds' : 'slip.stake')}
        {...(oddsKeys.aimed
          ? { next: { label: t('slip.stake'), onNext: () => stake.current?.focus({ preventScroll: true }) } }
          : {})}
        backspaceLabel={t('slip.backspace')}
        chips={[
          ...chips.map((chip, at) => ({
            id: String(chip),
            label: `+${format.exactSize(chip)}`,
            shortcut: chipKey(at + 1),
            off: limits !== null && chip > limits.max,
          })),
          ...(last === null
            ? []
            : [{ id: LAST, label: t('slip.fill.last', { stake: format.moneyShort(last) }), wide: true }]),
          { id: MOST, label: t('slip.fill.max'), off: limits === null },
        ]}
        disabled={busy}
        onDigits={(digits) => {
          if (oddsKeys.aimed) oddsKeys.press(digits);
          else type(slip.stakeText === '' && digits.startsWith('0') ? '' : slip.stakeText + digits);
        }}
        onBackspace={() => {
          if (oddsKeys.aimed) oddsKeys.backspace();
          else type(slip.stakeText.slice(0, -1));
        }}
        onChip={(picked) => {
          const chip = chips.find((each) => String(each) === picked);
          if (chip !== undefined) betting.addChip(id, chip);
          else if (picked === LAST) betting.fillStake(id, 'last');
          else fillMost(id);
        }}
      >
        {needed !== null ? (
          <div className={styles.short}>
            <p>{t('slip.needed', { paise: needed })}</p>
            <LinkButton to={depositFor(needed, from)} size="small">
              {t('pages.deposit')}
            </LinkButton>
          </div>
        ) : (
          <PlaceButton
            slip={slip}
            preview={preview}
            note={shown ?? activeFigure ?? (slip.stakeText === '' ? limitsText : null)}
            busy={busy}
            busyLabel={busyLabel}
          />
        )}
      </Keypad>
    </form>
  );
});
