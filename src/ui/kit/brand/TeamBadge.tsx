import styles from './TeamBadge.module.css';
import { hashText } from '@/ui/kit/text/hashText';
import { initials } from '@/ui/kit/text/initials';

/** Two halves of a shield; white initials read at 4.5:1 on either (tests/ui/kit/generatedArt.test.tsx). */
export const SHIELD_COLOURS: readonly (readonly [string, string])[] = [
  ['#1b4f8f', '#0f2f5c'],
  ['#8a1f3d', '#5c1028'],
  ['#0b6b46', '#07452d'],
  ['#7a4b00', '#523200'],
  ['#5b2a86', '#3b1a5a'],
  ['#0b5f6b', '#073e47'],
  ['#a1321a', '#6e1f0e'],
  ['#3d4a5c', '#252f3d'],
  ['#1b4f8f', '#8a1f3d'],
  ['#0b6b46', '#3d4a5c'],
  ['#5b2a86', '#0b5f6b'],
  ['#a1321a', '#252f3d'],
];

export interface TeamBadgeProps {
  readonly name: string;
  readonly size?: 'small' | 'large';
}

/** Decoration beside a team's name: its initials on a shield whose colours follow from the name. */
export function TeamBadge({ name, size = 'small' }: TeamBadgeProps) {
  const [left, right] = SHIELD_COLOURS[hashText(name) % SHIELD_COLOURS.length] ?? ['#3d4a5c', '#252f3d'];
  return (
    <svg className={styles[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 1 3 3.6v8.2C3 17.4 6.7 21 12 23z" fill={left} />
      <path d="M12 1l9 2.6v8.2c0 5.6-3.7 9.2-9 11.2z" fill={right} />
      <text x="12" y="15" className={styles.text}>
        {initials(name)}
      </text>
    </svg>
  );
}
