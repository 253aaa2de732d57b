import { useEffect, useRef, useState } from 'react';
import { Section } from '../Section';
import styles from '../Workbench.module.css';
import { FlashSweep } from '@/ui/kit/betting/FlashSweep';
import { MarketOverlay, type MarketOverlayProps } from '@/ui/kit/betting/MarketOverlay';
import { PriceCellView, type PriceCellHandle, type PriceCellViewProps } from '@/ui/kit/betting/PriceCellView';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { Crest } from '@/ui/kit/crest/Crest';
import { Button } from '@/ui/kit/button/Button';
import { Badge } from '@/ui/kit/list/Badge';
import { Card } from '@/ui/kit/list/Card';

interface Cell {
  readonly side: PriceCellViewProps['side'];
  readonly level: PriceCellViewProps['level'];
  readonly price: string;
  readonly size: string;
}
const CELLS: readonly Cell[] = [
  { side: 'back', level: 3, price: '1.96', size: '3.4Cr' },
  { side: 'back', level: 2, price: '1.97', size: '1.2L' },
  { side: 'back', level: 1, price: '1.98', size: '25K' },
  { side: 'lay', level: 1, price: '1.99', size: '18.5K' },
  { side: 'lay', level: 2, price: '2.00', size: '500' },
  { side: 'lay', level: 3, price: '', size: '' },
];
interface Runner {
  readonly name: string;
  readonly overlay?: MarketOverlayProps;
}
const RUNNERS: readonly Runner[] = [
  { name: 'Mumbai Tides' },
  { name: 'Delhi Domes', overlay: { kind: 'suspended', label: 'SUSPENDED' } },
  { name: 'The Draw', overlay: { kind: 'ballRunning', label: 'BALL RUNNING' } },
  { name: 'Kochi Anchors', overlay: { kind: 'closed', label: 'Winner: Kochi Anchors' } },
];

export function PriceSection() {
  const [picked, setPicked] = useState('');
  return (
    <Section title="Prices">
      <Card title="Match odds" aside={<Badge tone="live">In-Play</Badge>} flush>
        <PriceGrid label="Match odds prices">
          {RUNNERS.map(({ name, overlay }) => (
            <div key={name} className={styles.market} data-price-row="">
              <div className={styles.runner}>
                <Crest name={name} />
                <bdi>{name}</bdi>
              </div>
              <div className={styles.cells}>
                {CELLS.map((cell) => (
                  <span
                    key={`${cell.side}${cell.level}`}
                    className={cell.level > 1 ? styles.deep : undefined}
                  >
                    <PriceCellView
                      {...cell}
                      label={`${cell.side === 'back' ? 'Back' : 'Lay'} ${name}`}
                      closed={overlay !== undefined}
                      picked={picked === `${name}${cell.side}${cell.level}`}
                      onPick={() => setPicked(`${name}${cell.side}${cell.level}`)}
                    />
                  </span>
                ))}
                {overlay !== undefined && <MarketOverlay {...overlay} />}
              </div>
            </div>
          ))}
        </PriceGrid>
      </Card>
      <Painted />
    </Section>
  );
}

/** A cell that writes its own text, as the live market does. */
function Painted() {
  const back = useRef<PriceCellHandle>(null);
  const deep = useRef<PriceCellHandle>(null);
  const [sweep] = useState(() => new FlashSweep<PriceCellHandle>());
  const [price, setPrice] = useState(198);

  useEffect(() => {
    let frame = requestAnimationFrame(function tick(now) {
      sweep.sweep(now);
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [sweep]);

  function change(move: 'up' | 'down'): void {
    const next = price + (move === 'up' ? 1 : -1);
    setPrice(next);
    for (const cell of [back.current, deep.current]) {
      if (cell === null) continue;
      const may = sweep.start(cell, performance.now());
      cell.paint((next / 100).toFixed(2), `${next}K`, may ? move : undefined);
    }
  }
  return (
    <div className={styles.row}>
      <PriceCellView
        ref={back}
        side="back"
        level={1}
        label="Back"
        price="1.98"
        size="25K"
        onPick={() => undefined}
      />
      <PriceCellView
        ref={deep}
        side="lay"
        level={3}
        label="Lay"
        price="1.98"
        size="25K"
        onPick={() => undefined}
      />
      <PriceCellView
        side="back"
        level={1}
        label="Back"
        price="1.98"
        size="25K"
        move="up"
        onPick={() => undefined}
      />
      <PriceCellView
        side="lay"
        level={1}
        label="Lay"
        price="1000"
        size="9.9Cr"
        move="down"
        onPick={() => undefined}
      />
      <Button onClick={() => change('up')}>Price up</Button>
      <Button onClick={() => change('down')}>Price down</Button>
    </div>
  );
}
