import { englishTexts } from './i18n/englishTexts';
import { I18nProvider } from './i18n/I18nProvider';
import { ErrorPanel } from './kit/feedback/ErrorPanel';

export interface ConfigProblemScreenProps {
  readonly problem: { readonly key: string | null; readonly reason: string };
}

/** Shown instead of the app when `config.json` cannot be used: it names the key, for whoever set it. */
export function ConfigProblemScreen({ problem }: ConfigProblemScreenProps) {
  const { t } = englishTexts;
  return (
    <I18nProvider texts={englishTexts}>
      <main>
        <h1>{t('shell.config.title')}</h1>
        <ErrorPanel
          text={
            problem.key === null
              ? t('shell.config.file', { reason: problem.reason })
              : t('shell.config.key', { key: problem.key, reason: problem.reason })
          }
          retryLabel={t('common.retry')}
          onRetry={() => location.reload()}
        />
      </main>
    </I18nProvider>
  );
}
