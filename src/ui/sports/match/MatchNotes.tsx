import { useText } from '@/ui/i18n/useText';
import styles from './MatchNotes.module.css';

/** What the operator says about the markets of this match: its words, as text. */
export function MatchNotes({ notes }: { readonly notes: readonly string[] }) {
  const t = useText();
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-labelledby="match-notes">
      <h2 id="match-notes" className={styles.title}>
        {t('match.notes')}
      </h2>
      <ul className={styles.list}>
        {[...new Set(notes)].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
