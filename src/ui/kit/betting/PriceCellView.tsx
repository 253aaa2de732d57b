import { memo, useId, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { cellClass, type CellLevel, type CellSide, type PriceMove } from './cellClass';
import styles from './PriceCell.module.css';

/** Writes a price straight into the cell's text nodes, past React: what a stream of ticks uses. */
export interface PriceCellHandle {
  /** Shows a price; empty texts show an empty level. A move starts one flash, at most one until `settle`. */
  paint(price: string, size: string, move?: PriceMove): void;
  /** Takes a flash away. Called by the sweep (FlashSweep), not by a timer per cell. */
  settle(): void;
  /** Greys and disables the cell (suspended, stale) without touching its price. */
  close(closed: boolean): void;
}

export interface PriceCellViewProps {
  readonly side: CellSide;
  /** 1 is the best price. */
  readonly level: CellLevel;
  /** Read before the price: "Back India". The price itself is part of the name, so that it can never be out of date. */
  readonly label: string;
  /** As formatted; empty for an empty level. With `ref` these are only what the cell starts with: keep them constant. */
  readonly price: string;
  readonly size: string;
  /** `isPointed`: by a finger or a mouse, which came down before. */
  readonly onPick: (isPointed: boolean) => void;
  /** A finger has come down on it. */
  readonly onPress?: () => void;
  /** Betting is closed: shown, not offered. */
  readonly closed?: boolean;
  readonly move?: PriceMove;
  /** The selection that stands in the slip. */
  readonly picked?: boolean;
  readonly ref?: Ref<PriceCellHandle>;
}

/**
 * One price: a button of a fixed box, the price in bold with its size under it. Pure presentation. Closed and empty
 * cells stay in the order of keys (aria-disabled) so that a suspension does not throw the focus away. Its name is put together from its
 * texts; the words before the price are not drawn, as whatever is drawn costs in each of two hundred cells.
 */
export const PriceCellView = memo(function PriceCellView(props: PriceCellViewProps) {
  const {
    side,
    level,
    label,
    price,
    size,
    onPick,
    onPress,
    closed = false,
    move,
    picked = false,
    ref,
  } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const priceText = useRef<HTMLSpanElement>(null);
  const sizeText = useRef<HTMLSpanElement>(null);

  const now = useRef<{ empty: boolean; closed: boolean; flashing: boolean }>({
    empty: price === '',
    closed,
    flashing: false,
  });

  function offer(change: Partial<{ empty: boolean; closed: boolean }>): void {
    Object.assign(now.current, change);
    if (now.current.empty || now.current.closed) button.current?.setAttribute('aria-disabled', 'true');
    else button.current?.removeAttribute('aria-disabled');
  }
  useLayoutEffect(() => offer({ empty: price === '' }), [price]);
  useLayoutEffect(() => offer({ closed }), [closed]);

  useImperativeHandle(ref, () => {
    const shownPrice = new ShownText(priceText.current);
    const shownSize = new ShownText(sizeText.current);
    return {
      paint(nextPrice, nextSize, nextMove) {
        const empty = nextPrice === '';
        shownPrice.write(empty ? '-' : nextPrice);
        shownSize.write(nextSize);
        if (empty !== now.current.empty) offer({ empty });
        if (nextMove === undefined || button.current === null) return;
        now.current.flashing = true;
        button.current.className = cellClass(side, level, nextMove);
      },
      settle() {
        if (now.current.flashing && button.current !== null)
          button.current.className = cellClass(side, level);
        now.current.flashing = false;
      },
      close(nextClosed) {
        if (nextClosed !== now.current.closed) offer({ closed: nextClosed });
      },
    };
  }, [side, level]);

  return (
    <button
      ref={button}
      id={id}
      type="button"
      tabIndex={-1}
      data-price-cell=""
      className={cellClass(side, level, move)}
      aria-labelledby={`${id}words ${id}`}
      aria-pressed={picked ? true : undefined}
      onPointerDown={onPress}
      onClick={(event) => {
        if (event.currentTarget.getAttribute('aria-disabled') !== 'true') onPick(event.detail > 0);
      }}
    >
      <span id={`${id}words`} hidden>{`${label} `}</span>
      <span ref={priceText} className={styles.price}>
        {price === '' ? '-' : price}
      </span>
      <span ref={sizeText} className={styles.size}>
        {size}
      </span>
    </button>
  );
});

/** The text of an element that React draws once: one text-node write, and none when nothing changed. Remembers what stands there, because asking costs as much. */
class ShownText {
  #shown: string;

  constructor(private readonly element: HTMLElement | null) {
    this.#shown = element?.textContent ?? '';
  }

  write(text: string): void {
    if (text === this.#shown) return;
    this.#shown = text;
    const node = this.element?.firstChild;
    if (node instanceof Text) node.data = text;
    else if (this.element !== null) this.element.textContent = text;
  }
}
