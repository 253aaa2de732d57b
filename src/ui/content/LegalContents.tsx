import styles from './LegalPage.module.css';
import type { LegalSection } from '@/domain/content/LegalText';

/** Links to the sections of a text. */
export function LegalContents({ sections }: { readonly sections: readonly LegalSection[] }) {
  return (
    <ol className={styles.contents}>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{section.title}</a>
        </li>
      ))}
    </ol>
  );
}
