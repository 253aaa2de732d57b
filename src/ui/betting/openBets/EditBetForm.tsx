import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Bet } from '@/domain/betting/Bet';
import { parseOdds } from '@/domain/betting/parseOdds';
import type { BetDoubt } from '@/domain/betting/betDoubts';
import { parseStake, stakeText } from '@/domain/betting/parseStake';
import { waitingStake } from '@/domain/betting/waitingBets';
import type { Message } from '@/domain/shared/Message';
import type { OddsHundredths } from '@/domain/shared/Odds';
import { tickDown, tickUp } from '@/domain/sports/oddsLadder';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { useRepeat } from '@/ui/device/useRepeat';
import { Button } from '@/ui/kit/button/Button';
import { MoneyField } from '@/ui/kit/field/MoneyField';
import { Stepper } from '@/ui/kit/field/Stepper';
import { priceText } from '@/domain/sports/priceText';
import styles from './BetActions.module.css';
import { DoubtBox } from '../slip/DoubtBox';
import { useKeys } from '../useKeys';
import { useMarketOf } from '../useMarketOf';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';

/** Other odds or another stake for what waits of a bet: what was taken of it stays beside it. */
export const EditBetForm = observer(function EditBetForm({
  bet,
  onDone,
}: {
  readonly bet: Bet;
  readonly onDone: () => void;
}) {
  const { betting } = usePlayerApp();
  const repeat = useRepeat();
  const { t, renderMessage } = useTexts();
  const [odds, setOdds] = useState(bet.requestedOdds);
  const [stake, setStake] = useState(stakeText(waitingStake([bet])));
  const [problem, setProblem] = useState<Message | 'noOdds' | null>(null);
  const [typing, setTyping] = useState<string | null>(null);
  const [doubts, setDoubts] = useState<readonly BetDoubt[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const asking = doubts.length > 0;
  useEffect(() => field.current?.focus(), [asking]);
  // A bet is changed at live prices only, wherever it is listed.
  useMarketOf(bet, true);
  useKeys(form, (event) => {
    if (event.key !== 'Escape') return;
    // A dialog around the form stays open.
    event.preventDefault();
    event.stopPropagation();
    onDone();
  });

  const entry = { odds, stakeText: stake };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    // What was typed last is none: nobody sends the odds from before it by the same press.
    if (problem === 'noOdds') return;
    const odd = betting.editDoubts(bet.id, entry);
    if (odd.length > 0) setDoubts(odd);
    else send();
  };
  const send = (): void => {
    const answer = betting.editBet(bet.id, entry);
    setDoubts([]);
    if (answer.ok) onDone();
    else setProblem(answer.error);
  };
  const choose = (next: OddsHundredths | null): void => {
    setProblem(next === null ? 'noOdds' : null);
    if (next !== null) setOdds(next);
  };
  const staked = parseStake(stake);
  const shownOdds = parseOdds(typing ?? '') ?? odds;
  if (asking)
    return (
      <div className={styles.form}>
        <DoubtBox
          bet={{ ...entry, selection: bet }}
          doubts={doubts}
          now={betting.editDoubts(bet.id, entry)}
          anyway={t('slip.doubt.save')}
          onAnyway={send}
          onChange={() => setDoubts([])}
        />
      </div>
    );
  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate>
      <div className={styles.fields}>
        <div>
          <span className={styles.label} aria-hidden="true">
            {t('slip.odds')}
          </span>
          <Stepper
            label={t('slip.odds')}
            text={priceText(bet.marketKind, odds)}
            value={odds / 100}
            onStep={(way) => choose(way === 'up' ? tickUp(odds) : tickDown(odds))}
            repeat={repeat}
            atTop={tickUp(odds) === odds}
            atBottom={tickDown(odds) === odds}
            onType={(typed) => choose(parseOdds(typed))}
            onTyping={setTyping}
            upLabel={t('slip.oddsUp')}
            downLabel={t('slip.oddsDown')}
            disabled={!MARKET_KINDS[bet.marketKind].onLadder}
          />
        </div>
        <MoneyField
          ref={field}
          label={t('slip.stake')}
          value={stake}
          onValueChange={(text) => {
            setStake(text);
            setProblem(null);
          }}
          autoComplete="off"
        />
      </div>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem === 'noOdds' ? t('slip.noOdds') : renderMessage(problem)}
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="small" variant="ghost" onClick={onDone}>
          {t('slip.keepBet')}
        </Button>
        <Button size="small" variant="primary" type="submit">
          {staked.ok
            ? t('slip.saveBet', { stakePaise: staked.value, odds: priceText(bet.marketKind, shownOdds) })
            : t('slip.saveAnyBet')}
        </Button>
      </div>
    </form>
  );
});
