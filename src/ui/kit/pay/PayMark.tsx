import styles from './PayMark.module.css';
import { PAY_DRAWINGS, type PayMarkName } from './payDrawings';
import { hashText } from '@/ui/kit/text/hashText';

export interface PayMarkProps {
  readonly of: PayMarkName;
  /** Whose bank it is: banks are told apart by the tint of their ground. */
  readonly name?: string;
}

const BANK_TINTS = [
  ['#e2eef7', '#0b3d66'],
  ['#fde4e4', '#8f1d1d'],
  ['#e7efe9', '#14532d'],
  ['#fdeadb', '#8a3b06'],
  ['#e9e6f5', '#3b2a7a'],
  ['#e8eaee', '#1f2937'],
] as const;

/** The mark of a way to pay. Decoration: its name is beside it. */
export function PayMark({ of, name }: PayMarkProps) {
  const { shape, ...own } = PAY_DRAWINGS[of];
  const tint = of === 'bank' && name ? BANK_TINTS[hashText(name) % BANK_TINTS.length] : undefined;
  const [ground, ink] = tint ?? [own.ground, own.ink];
  return (
    <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill={ground} />
      <g fill="none" stroke={ink} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        {shape}
      </g>
    </svg>
  );
}
