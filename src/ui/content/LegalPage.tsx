import type { ReactNode } from 'react';
import { LegalContents } from './LegalContents';
import styles from './LegalPage.module.css';
import { LegalSections } from './LegalSections';
import { LegalSkeleton } from './LegalSkeleton';
import { useLegalText } from './useLegalText';
import type { LegalPageName, LegalSection, LegalText } from '@/domain/content/LegalText';
import { useLanguage } from '@/ui/i18n/useLanguage';
import { useText } from '@/ui/i18n/useText';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { Disclosure } from '@/ui/kit/menu/Disclosure';

export interface LegalPageProps {
  readonly page: LegalPageName;
  readonly title: string;
  /** Ours, for as long as the operator has none, by the file that holds it: `./<language>/<page>.ts`. */
  readonly texts: Readonly<Record<string, LegalText>>;
  /** What stands between the introduction and the sections. */
  readonly children?: ReactNode;
  /** Draws the sections in a way of its own, which then stands for the contents too; null: this text is of the usual kind. */
  readonly browse?: (sections: readonly LegalSection[]) => ReactNode;
}

/** Heading, version, contents with anchors (beside the text where there is room), sections; prints as ink on paper. */
export function LegalPage({ page, title, texts, children, browse }: LegalPageProps) {
  const t = useText();
  const language = useLanguage();
  const { shown, retry } = useLegalText(page, texts);
  const value = shown.state === 'ready' ? shown.value : null;
  const text = value?.text ?? null;
  const browsed = text === null ? null : (browse?.(text.sections) ?? null);
  const hasContents = text !== null && browsed === null;
  return (
    <div className={styles.page}>
      {hasContents && (
        <nav className={styles.beside} aria-label={t('content.legal.contents')} data-print="no">
          <p className={styles.besideHead}>{t('content.legal.contents')}</p>
          <LegalContents sections={text.sections} />
        </nav>
      )}
      <article className={styles.text}>
        <h1>{title}</h1>
        {shown.state === 'failed' && <LoadFailed message={shown.message} onRetry={retry} />}
        {shown.state === 'loading' && <LegalSkeleton />}
        {text !== null && (
          <>
            <p className={styles.meta}>
              {t('content.legal.version', { version: text.version })}
              {text.effective !== undefined && (
                <> · {t('content.legal.effective', { effective: text.effective })}</>
              )}
            </p>
            {value?.isTemplate === true && <InfoBar tone="info">{t('content.legal.template')}</InfoBar>}
            {value !== null && value.language !== language && (
              <InfoBar tone="info">{t('content.legal.otherLanguage')}</InfoBar>
            )}
            <p>{text.intro}</p>
          </>
        )}
        {hasContents && (
          <div className={styles.inline} data-print="no">
            <Disclosure summary={t('content.legal.contents')}>
              <LegalContents sections={text.sections} />
            </Disclosure>
          </div>
        )}
        {children}
        {text !== null &&
          (browsed ?? <LegalSections sections={text.sections} before={(_, index) => `${index + 1}. `} />)}
      </article>
    </div>
  );
}
