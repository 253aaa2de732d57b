import { useCallback, useEffect, useState } from 'react';
import type { OwnText } from '@/application/content/ContentApp';
import type { LegalPageName, LegalText } from '@/domain/content/LegalText';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import type { Language } from '@/ui/i18n/Language';
import { useLanguage } from '@/ui/i18n/useLanguage';
import { usePlayerApp } from '@/ui/PlayerAppContext';

export type ShownLegalText =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly why: Message }
  | { readonly kind: 'template'; readonly text: LegalText; readonly language: string }
  | ({ readonly kind: 'own' } & OwnText);

/** The operator's text where there is one, else our template; never a template in place of a text that did not come. */
export function useLegalText(
  page: LegalPageName,
  templates: Readonly<Record<Language, LegalText>>,
): { readonly shown: ShownLegalText; readonly retry: () => void } {
  const { config, content } = usePlayerApp();
  const language = useLanguage();
  const isOwn = config.brand?.pages?.[page] !== undefined;
  const [read, setRead] = useState<ShownLegalText>(LOADING);
  const load = useCallback(() => {
    let left = false;
    const show = (next: ShownLegalText): void => {
      if (!left) setRead(next);
    };
    setRead(LOADING);
    content.open
      .execute()
      .then((app) => app.legalText.execute(page, language))
      .then(
        (answer) => {
          if (!answer.ok) show({ kind: 'failed', why: answer.error });
          else if (answer.value !== null) show({ kind: 'own', ...answer.value });
        },
        () => show({ kind: 'failed', why: say('notice.chunkFailed') }),
      );
    return () => {
      left = true;
    };
  }, [content, page, language]);
  useEffect(() => (isOwn ? load() : undefined), [isOwn, load]);
  return {
    shown: isOwn ? read : { kind: 'template', text: templates[language], language },
    retry: () => void load(),
  };
}

const LOADING: ShownLegalText = { kind: 'loading' };
