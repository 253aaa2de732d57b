import { useCallback } from 'react';
import type { OwnText } from '@/application/content/ContentApp';
import type { Loadable } from '@/application/ports/state/MatchesState';
import type { LegalPageName, LegalText } from '@/domain/content/LegalText';
import { pageLanguage } from '@/domain/content/pageLanguage';
import { say, type Message } from '@/domain/shared/Message';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { useLanguage } from '@/ui/i18n/useLanguage';
import { useOpenFeature } from '@/ui/lazy/useOpenFeature';
import { useLoaded } from '@/ui/list/useLoaded';
import { useFirstPage } from '@/ui/PlayerAppContext';

export interface ShownLegalText extends OwnText {
  readonly isTemplate: boolean;
}

/** The operator's text where there is one, else our template; never a template in place of a text that did not come. */
export function useLegalText(
  page: LegalPageName,
  templates: Readonly<Record<string, LegalText>>,
): { readonly shown: Loadable<ShownLegalText>; readonly retry: () => void } {
  const { config } = useFirstPage();
  const open = useOpenFeature();
  const language = useLanguage();
  const isTemplate = pageLanguage(config.brand?.pages?.[page] ?? [], language) === null;
  const load = useCallback(async (): Promise<Result<OwnText | null, Message>> => {
    if (isTemplate) return ok(null);
    const app = await open('content').catch(() => null);
    return app === null ? fail(say('notice.chunkFailed')) : app.legalText(page, language);
  }, [open, isTemplate, page, language]);
  const { page: own, refresh } = useLoaded(load);
  const template = { ...templateIn(templates, page, language), isTemplate: true };
  if (isTemplate) return { shown: { state: 'ready', value: template }, retry: refresh };
  if (own.state !== 'ready') return { shown: own, retry: refresh };
  const value = own.value === null ? template : { ...own.value, isTemplate };
  return { shown: { state: 'ready', value }, retry: refresh };
}

/** What a language lacks is shown in English. */
function templateIn(templates: Readonly<Record<string, LegalText>>, page: string, reader: string): OwnText {
  for (const language of [reader, 'en']) {
    const text = templates[`./${language}/${page}.json`];
    if (text !== undefined) return { text, language };
  }
  throw new Error(`no template of ${page}`);
}
