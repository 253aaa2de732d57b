import '@/ui/i18n/laterTexts';
import type { ReactNode } from 'react';
import styles from './LegalPage.module.css';
import type { LegalText } from './LegalText';
import type { Language } from '@/ui/i18n/Language';
import { useLanguage } from '@/ui/i18n/useLanguage';
import { useText } from '@/ui/i18n/useText';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { Disclosure } from '@/ui/kit/menu/Disclosure';

export interface LegalPageProps {
  readonly title: string;
  readonly texts: Readonly<Record<Language, LegalText>>;
  /** What stands between the introduction and the sections. */
  readonly children?: ReactNode;
}

/** Heading, version, contents with anchors (beside the text where there is room), sections; prints as ink on paper. */
export function LegalPage({ title, texts, children }: LegalPageProps) {
  const t = useText();
  const text = texts[useLanguage()];
  const contents = (
    <ol className={styles.contents}>
      {text.sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{section.title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={styles.page}>
      <nav className={styles.beside} aria-label={t('content.legal.contents')} data-print="no">
        <p className={styles.besideHead}>{t('content.legal.contents')}</p>
        {contents}
      </nav>
      <article className={styles.text}>
        <h1>{title}</h1>
        <p className={styles.meta}>{t('content.legal.version', { version: text.version })}</p>
        <InfoBar tone="info">{t('content.legal.template')}</InfoBar>
        <p>{text.intro}</p>
        <div className={styles.inline} data-print="no">
          <Disclosure summary={t('content.legal.contents')}>{contents}</Disclosure>
        </div>
        {children}
        {text.sections.map((section, index) => (
          <section key={section.id} id={section.id} className={styles.section}>
            <h2>
              {index + 1}. {section.title}
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
        ))}
      </article>
    </div>
  );
}
