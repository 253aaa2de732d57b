import { useEffect, useState } from 'react';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { PriceSample } from '@/domain/sports/PriceSample';
import { usePlayerApp } from '@/ui/PlayerAppContext';

const ALL = Number.MAX_SAFE_INTEGER;

export interface SamplesNow {
  readonly samples: readonly PriceSample[];
  /** On the monotonic clock. */
  readonly now: number;
}

/** Everything that was seen of a runner's prices, and the time, which goes on while nothing happens. */
export function useSamples(market: MarketId, runner: RunnerId): SamplesNow {
  const { sports, device } = usePlayerApp();
  const [samples, setSamples] = useState<readonly PriceSample[]>([]);
  const [now, setNow] = useState(() => device.clock.monotonic());
  useEffect(
    () => sports.watchHistory(market, runner, (series) => setSamples(series.latest(ALL))),
    [sports, market, runner],
  );
  useEffect(() => device.scheduler.every(1_000, () => setNow(device.clock.monotonic())), [device]);
  return { samples, now: Math.max(now, samples.at(-1)?.at ?? 0) };
}
