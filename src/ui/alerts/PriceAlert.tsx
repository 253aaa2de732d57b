import { useState } from 'react';
import type { AlertsApp } from '@/application/alerts/AlertsApp';
import { isReached } from '@/domain/alerts/alertNews';
import { ruleId, type AlertedMatch, type PriceRule } from '@/domain/alerts/AlertRule';
import { parseOdds } from '@/domain/betting/parseOdds';
import { odds as oddsOf, type OddsHundredths } from '@/domain/shared/Odds';
import { oddsText } from '@/domain/shared/oddsText';
import type { Market, Runner } from '@/domain/sports/Market';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { tickDown, tickUp } from '@/domain/sports/oddsLadder';
import type { Side } from '@/domain/sports/Side';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useRepeat } from '@/ui/device/useRepeat';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { Button } from '@/ui/kit/button/Button';
import { Segments } from '@/ui/kit/field/Segments';
import { SelectField } from '@/ui/kit/field/SelectField';
import { Stepper } from '@/ui/kit/field/Stepper';
import styles from './Alerts.module.css';

export interface PriceAlertProps {
  readonly app: AlertsApp;
  readonly match: AlertedMatch;
  /** That quote odds. */
  readonly markets: readonly Market[];
  readonly first: Market;
}

interface Choice {
  readonly market: Market;
  readonly runner: Runner | undefined;
  readonly side: Side;
  readonly odds: OddsHundredths;
}

const EVENS = oddsOf(200);

/** A price to be told of: it begins one step better than the price is, so one press sets it. */
export function PriceAlert({ app, match, markets, first }: PriceAlertProps) {
  const { board } = usePlayerApp().sports;
  const { t, renderMessage } = useTexts();
  const repeat = useRepeat();
  const now = (market: Market, runner: Runner | undefined, side: Side): OddsHundredths | null =>
    runner === undefined ? null : (board.price(market.id, runner.id, side, 0)?.price ?? null);
  const chosen = (market: Market, runner = market.runners[0], side: Side = 'back'): Choice => {
    const price = now(market, runner, side) ?? EVENS;
    return { market, runner, side, odds: side === 'back' ? tickUp(price) : tickDown(price) };
  };
  const [choice, setChoice] = useState(() => chosen(first));
  const [said, setSaid] = useState({ text: '', wrong: false });
  const [unread, setUnread] = useState(false);
  const [typing, setTyping] = useState<string | null>(null);
  const say = (text: string, wrong = false): void => setSaid({ text, wrong });
  const { market, runner, side, odds } = choice;

  function choose(next: Choice): void {
    setChoice(next);
    setUnread(false);
    say('');
  }
  /** What cannot be odds is said, and the press that took the field away sets nothing at the ones before. */
  function type(typed: string): void {
    const read = parseOdds(typed);
    setUnread(read === null);
    if (read === null) say(t('alerts.noOdds', { odds: oddsText(odds) }), true);
    else choose({ ...choice, odds: read });
  }
  function set(): void {
    if (unread) return setUnread(false);
    if (runner === undefined) return;
    const price = now(market, runner, side);
    if (price !== null && isReached({ side, odds }, price))
      return say(t('alerts.thereNow', { odds: oddsText(price) }), true);
    const rule: PriceRule = {
      kind: 'price',
      ...match,
      marketId: market.id,
      marketName: market.name,
      runnerId: runner.id,
      runnerName: runner.name,
      side,
      odds,
    };
    const before = app.read().rules.find((each) => ruleId(each) === ruleId(rule));
    const added = app.add(rule);
    if (!added.ok) say(renderMessage(added.error), true);
    else if (before?.kind === 'price' && before.odds !== odds)
      say(t('alerts.replaced', { odds: oddsText(before.odds) }));
    else say(t('alerts.added'));
  }
  const sides = MARKET_KINDS[market.kind].sides;
  return (
    <div className={styles.form}>
      {markets.length > 1 && (
        <SelectField
          label={t('alerts.market')}
          value={market.id}
          onValueChange={(id) => choose(chosen(markets.find((each) => each.id === id) ?? market))}
          options={markets.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <SelectField
        label={t('alerts.runner')}
        value={runner?.id ?? ''}
        onValueChange={(id) =>
          choose(
            chosen(
              market,
              market.runners.find((each) => each.id === id),
              side,
            ),
          )
        }
        options={market.runners.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className={styles.price}>
        {sides.length > 1 && (
          <Segments
            label={t('alerts.side')}
            options={sides.map((id) => ({ id, label: t(`sports.${id}`) }))}
            chosen={side}
            onChoose={(next) => choose(chosen(market, runner, next))}
          />
        )}
        <Stepper
          label={t('alerts.odds')}
          text={oddsText(odds)}
          value={odds / 100}
          upLabel={t('alerts.oddsUp')}
          downLabel={t('alerts.oddsDown')}
          atTop={tickUp(odds) === odds}
          atBottom={tickDown(odds) === odds}
          onStep={(way) => choose({ ...choice, odds: way === 'up' ? tickUp(odds) : tickDown(odds) })}
          repeat={repeat}
          onType={type}
          onTyping={setTyping}
        />
      </div>
      <Button
        variant="primary"
        onPointerDown={() => setUnread(false)}
        onKeyDown={() => setUnread(false)}
        onClick={set}
      >
        {t('alerts.addPrice', { odds: oddsText(parseOdds(typing ?? '') ?? odds) })}
      </Button>
      <p role="status" className={classNames(styles.said, said.wrong && styles.wrong)}>
        {said.text}
      </p>
    </div>
  );
}
