import Volume2 from 'lucide-react/icons/volume-2';
import { useState } from 'react';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './marketGrid.module.css';
import { spokenPrices } from './spokenPrices';

export interface ReadPricesProps {
  readonly markets: readonly Market[];
  /** What is read: the market, or a list of them. */
  readonly name: string;
}

/** Says the prices of this moment, once, to those who listen; it is seen only while a key has found it. Prices are never announced by themselves. */
export function ReadPrices({ markets, name }: ReadPricesProps) {
  const { board } = usePlayerApp().sports;
  const t = useText();
  const [said, setSaid] = useState({ text: '', times: 0 });
  return (
    <span className={styles.readPrices}>
      <IconButton
        label={t('match.readPrices', { market: name })}
        icon={Volume2}
        onClick={() => {
          const text = markets.map((market) => spokenPrices(market, board, t)).join(' ');
          setSaid(({ times }) => ({ text, times: times + 1 }));
        }}
      />
      <span role="status">
        {/* asked again, it is said again: a new node, though the words may be the same */}
        <VisuallyHidden key={said.times}>{said.text}</VisuallyHidden>
      </span>
    </span>
  );
}
