import { useEffect, useRef, useState } from 'react';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import { daysOf } from '@/domain/betting/BetsFilter';
import { betsCsv, betsCsvName } from '@/domain/betting/betsCsv';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { betStatusKey } from '../betStatusKey';
import { cancellationOf } from '../cancellationOf';
import { saveFile } from './saveFile';

export interface BetsFile {
  readonly busy: boolean;
  /** What became of it; empty before. */
  readonly note: string;
  readonly save: () => void;
}

/** All bets of the filter as a CSV file. Another filter gives the one on its way up. */
export function useBetsFile(filter: BetsFilter): BetsFile {
  const { betting, device } = usePlayerApp();
  const t = useText();
  const format = useFormat();
  const render = useRenderMessage();
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const cancel = useRef<() => void>(() => undefined);
  const { tab, segment, days } = filter;
  useEffect(
    () => () => {
      cancel.current();
      setBusy(false);
      setNote('');
    },
    [tab, segment, days],
  );

  async function save(): Promise<void> {
    const [cancellation, giveUp] = cancellationOf();
    cancel.current = giveUp;
    setBusy(true);
    setNote('');
    const { from, to } = daysOf(filter, device.clock.now());
    const answer = await betting.collectBets.execute(filter, cancellation);
    if (cancellation.cancelled) return;
    setBusy(false);
    if (!answer.ok) return setNote(render(answer.error));
    const { bets, whole } = answer.value;
    const text = betsCsv(bets, {
      head: (column) => t(`myBets.csv.${column}`),
      side: (side) => t(`myBets.side.${side}`),
      status: (status) => t(betStatusKey(status)),
    });
    saveFile(betsCsvName(tab, from, to), text, 'text/csv;charset=utf-8');
    setNote(t(whole ? 'myBets.file.saved' : 'myBets.file.part', { count: format.number(bets.length) }));
  }
  return { busy, note, save: () => void save() };
}
