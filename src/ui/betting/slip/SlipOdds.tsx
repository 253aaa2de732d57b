import { observer } from 'mobx-react-lite';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { SlipId } from '@/domain/shared/ids';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { tickDown, tickUp } from '@/domain/sports/oddsLadder';
import { priceText } from '@/domain/sports/priceText';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { useRepeat } from '@/ui/device/useRepeat';
import { Stepper, type OwnKeys } from '@/ui/kit/field/Stepper';
import styles from './BetSlip.module.css';

/** The odds of a slip, a step up or down where there is a ladder of them; rates are as they are. */
export const SlipOdds = observer(function SlipOdds({
  id,
  slip,
  busy,
  labelled = false,
  keys,
}: {
  readonly id: SlipId;
  readonly slip: BetSlip;
  readonly busy: boolean;
  /** With its name above it, and to be typed: where no keys of ours lie below. */
  readonly labelled?: boolean;
  /** To be typed on these, where they lie below. */
  readonly keys?: OwnKeys;
}) {
  const { betting } = usePlayerApp();
  const t = useText();
  const repeat = useRepeat();
  const kind = slip.selection.marketKind;
  const { onLadder, quote } = MARKET_KINDS[kind];
  const text = priceText(kind, slip.odds, slip.line);
  const name = t(quote === 'odds' ? 'slip.odds' : 'slip.rate');
  return (
    <>
      {(labelled || !onLadder) && (
        <span className={labelled ? styles.label : styles.caption} aria-hidden={onLadder ? true : undefined}>
          {name}
        </span>
      )}
      {onLadder ? (
        <Stepper
          label={t('slip.odds')}
          text={text}
          value={slip.odds / 100}
          onStep={(direction) => betting.stepOdds(id, direction)}
          {...(labelled ? { onType: (typed: string) => betting.typeOdds(id, typed) } : {})}
          {...(keys === undefined ? {} : { keys })}
          repeat={repeat}
          atTop={tickUp(slip.odds) === slip.odds}
          atBottom={tickDown(slip.odds) === slip.odds}
          upLabel={t('slip.oddsUp')}
          downLabel={t('slip.oddsDown')}
          disabled={busy}
        />
      ) : (
        <output className={styles.rate}>{text}</output>
      )}
    </>
  );
});
