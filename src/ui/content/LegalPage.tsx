import type { ReactNode } from 'react';
import { ContentHead } from './ContentHead';
import styles from './LegalPage.module.css';
import { LegalSections } from './LegalSections';
import { useLegalText } from './useLegalText';
import type { LegalPageName, LegalSection, LegalText } from '@/domain/content/LegalText';
import { useTexts } from '@/ui/i18n/useTexts';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Disclosure } from '@/ui/kit/menu/Disclosure';

export interface LegalPageProps {
  readonly page: LegalPageName;
  /** Ours, for as long as the operator has none, by the file that holds it: `./<language>/<page>.json`. */
  readonly texts: Readonly<Record<string, LegalText>>;
  /** The page has its head, and a way to its parts, already: the text alone. */
  readonly isPart?: boolean;
  /** Draws the sections in a way of its own, which then stands for the contents too; null: this text is of the usual kind. */
  readonly browse?: (sections: readonly LegalSection[]) => ReactNode;
}

/** Heading, version, contents with anchors (beside the text where there is room), sections; prints as ink on paper. */
export function LegalPage({ page, texts, isPart = false, browse }: LegalPageProps) {
  const { t, language } = useTexts();
  const { shown, retry } = useLegalText(page, texts);
  const value = shown.state === 'ready' ? shown.value : null;
  const text = value?.text ?? null;
  const browsed = text === null ? null : (browse?.(text.sections) ?? null);
  const contents = text !== null && browsed === null && (
    <ol className={styles.contents} role="list">
      {text.sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{section.title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={isPart ? styles.part : styles.page}>
      {!isPart && <ContentHead title={t(`pages.${page}`)} />}
      {contents !== false && !isPart && (
        <nav className={styles.beside} aria-label={t('content.legal.contents')} data-print="no">
          <p className={styles.besideHead}>{t('content.legal.contents')}</p>
          {contents}
        </nav>
      )}
      <article className={styles.text}>
        {shown.state === 'failed' && <LoadFailed message={shown.message} onRetry={retry} />}
        {shown.state === 'loading' && (
          <div className={styles.waiting} role="status" aria-label={t('common.loading')}>
            <Skeleton length="short" />
            <Skeleton />
            <Skeleton length="long" />
            <Skeleton length="half" />
            <Skeleton />
            <Skeleton length="long" />
          </div>
        )}
        {text !== null && (
          <>
            <p className={styles.meta}>
              {t('content.legal.version', { version: text.version })}
              {text.effective !== undefined && (
                <> · {t('content.legal.effective', { effective: text.effective })}</>
              )}
            </p>
            {value?.isTemplate === true && (
              <InfoBar inset tone="info">
                {t('content.legal.template')}
              </InfoBar>
            )}
            {value !== null && value.language !== language && (
              <InfoBar inset tone="info">
                {t('content.legal.otherLanguage')}
              </InfoBar>
            )}
            <p className={styles.intro}>{text.intro}</p>
          </>
        )}
        {contents !== false && !isPart && (
          <div className={styles.inline} data-print="no">
            <Disclosure summary={t('content.legal.contents')}>{contents}</Disclosure>
          </div>
        )}
        {text !== null &&
          (browsed ?? <LegalSections sections={text.sections} before={(_, index) => `${index + 1}. `} />)}
      </article>
    </div>
  );
}
