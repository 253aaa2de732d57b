import { useEffect, useRef } from 'react';
import type { Market, Runner } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import styles from './Sparkline.module.css';
import { stepPath } from './stepPath';
import { stepsOf } from './stepsOf';
import { useHistoryDialog } from './useHistoryDialog';

const WIDTH = 64;
const HEIGHT = 24;
const MAX = 60;
const WINDOW_MS = 300_000;

/** The last minutes of a runner's back price, drawn without React at most once a second; a press opens the whole chart. */
export function Sparkline({ market, runner }: { readonly market: Market; readonly runner: Runner }) {
  const { sports, device } = usePlayerApp();
  const t = useText();
  const line = useRef<SVGPathElement>(null);
  const { openFor, dialog } = useHistoryDialog(market);
  const { id, kind } = market;

  useEffect(
    () =>
      sports.watchHistory(id, runner.id, (series) => {
        const steps = stepsOf(series.latest(MAX), kind, 'back').filter(({ value }) => value !== null);
        const values = steps.flatMap(({ value }) => value ?? []);
        const to = device.clock.monotonic();
        const from = Math.max(to - WINDOW_MS, steps[0]?.at ?? to);
        // A price that rests is a line in the middle.
        const [low, high] = [Math.min(...values) - 1, Math.max(...values) + 1];
        const frame = { from, to, low, high, width: WIDTH, height: HEIGHT };
        line.current?.setAttribute('d', stepPath(steps, frame));
      }),
    [sports, device, id, kind, runner.id],
  );

  return (
    <div role="gridcell" className={styles.cell}>
      <button
        type="button"
        className={styles.spark}
        tabIndex={-1}
        data-grid-cell=""
        aria-label={t('match.history.of', { runner: runner.name })}
        title={t('match.history.title')}
        onClick={() => openFor(runner.id)}
      >
        <svg viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`} aria-hidden="true">
          <path ref={line} />
        </svg>
      </button>
      {dialog}
    </div>
  );
}
