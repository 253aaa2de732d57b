import { useEffect, useState } from 'react';
import { bookPercentage } from '@/domain/betting/bookPercentage';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { useLadderDepth } from './useLadderDepth';

/** It is read, not acted on: no need to be there with every price. */
const EVERY_MS = 1_000;

/** What backing every runner at its best price comes to; on a phone the line has no room for it. */
export function BookPercentage({ market }: { readonly market: Market }) {
  const { device, sports } = usePlayerApp();
  const t = useText();
  const hasRoom = useLadderDepth() > 1;
  const [tenths, show] = useState<number | null>(null);
  useEffect(() => {
    if (!hasRoom) return undefined;
    const look = (): void => {
      const { board } = sports;
      const active = market.runners.filter(
        ({ id, status }) => (board.runnerStatus(market.id, id) ?? status) === 'active',
      );
      show(bookPercentage(active.map(({ id }) => board.price(market.id, id, 'back', 0)?.price ?? null)));
    };
    look();
    return device.scheduler.every(EVERY_MS, look);
  }, [device.scheduler, hasRoom, market, sports]);
  if (!hasRoom || tenths === null) return null;
  return <span>{t('match.bookPercent', { percent: (tenths / 10).toFixed(1) })}</span>;
}
