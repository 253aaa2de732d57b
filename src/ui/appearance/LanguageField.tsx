import { useState } from 'react';
import { Segments } from '@/ui/kit/field/Segments';
import { keepChoice } from '@/ui/device/savedChoice';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { say } from '@/domain/shared/Message';
import { LANGUAGE_KEY, languagesOf } from '@/texts/chosenLanguage';
import type { Language } from '@/texts/Language';
import { speak } from '@/texts/speak';
import { useTexts } from '@/ui/i18n/useTexts';

/** The languages on offer, each in its own words. One that cannot be fetched is named, and nothing changes. */
export function LanguageField({ onChosen }: { readonly onChosen?: (() => void) | undefined }) {
  const { config, device, notices, brand } = useFirstPage();
  const { t, language } = useTexts();
  const [asked, setAsked] = useState<Language | null>(null);
  const offered = languagesOf(config.locales);
  if (offered.length < 2) return null;

  async function choose(next: Language): Promise<void> {
    setAsked(next);
    const spoken = await speak(next);
    setAsked(null);
    if (!spoken) notices.tell(say('notice.languageFailed'), 'error');
    else {
      keepChoice(device.storage, LANGUAGE_KEY, next);
      // A server that heeds the language says these anew; lists ask again by themselves.
      void brand.reload();
      void brand.reloadAnnouncements();
      onChosen?.();
    }
  }

  return (
    <Segments
      setting
      label={t('shell.language')}
      options={offered.map((id) => ({ id, label: t(`shell.language.${id}`), lang: id }))}
      chosen={asked ?? language}
      onChoose={(next) => void choose(next)}
    />
  );
}
