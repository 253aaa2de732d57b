import styles from './LegalPage.module.css';
import type { LegalSection } from '@/domain/content/LegalText';

export interface LegalSectionsProps {
  readonly sections: readonly LegalSection[];
  /** Written before the heading, e.g. its number. */
  readonly before?: (section: LegalSection, index: number) => string;
}

/** The sections of a text, each with its anchor. */
export function LegalSections({ sections, before }: LegalSectionsProps) {
  return sections.map((section, index) => (
    <section key={section.id} id={section.id} className={styles.section}>
      <h2>
        {before?.(section, index)}
        {section.title}
      </h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.points !== undefined && (
        <ul>
          {section.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
