import { chooseAppearance, readTextSize, readTheme, TEXT_SIZES, THEMES, type Appearance } from './Appearance';
import { chooseReports, readReports, REPORTS } from './reportsChoice';
import { Segments } from '@/ui/kit/field/Segments';
import { LanguageField } from './LanguageField';
import { useSavedChoice } from '@/ui/device/savedChoice';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';

/** Language, theme and text size: shown at once, saved on this device. */
export function AppearanceFields({ onChosen }: { readonly onChosen?: () => void }) {
  const { config, device } = useFirstPage();
  const { storage } = device;
  const t = useText();
  const chosen: Appearance = {
    theme: useSavedChoice((saved) => readTheme(saved, config.brand?.theme)),
    textSize: useSavedChoice(readTextSize),
  };

  const reports = useSavedChoice(readReports);

  function choose(appearance: Appearance): void {
    chooseAppearance(document.documentElement, storage, appearance);
    onChosen?.();
  }

  return (
    <>
      <LanguageField onChosen={onChosen} />
      <Segments
        setting
        label={t('shell.theme')}
        options={THEMES.map((id) => ({ id, label: t(`shell.theme.${id}`) }))}
        chosen={chosen.theme}
        onChoose={(theme) => choose({ ...chosen, theme })}
      />
      <Segments
        setting
        label={t('shell.textSize')}
        options={TEXT_SIZES.map((id) => ({ id, label: t('shell.textSize.percent', { size: id }) }))}
        chosen={chosen.textSize}
        onChoose={(textSize) => choose({ ...chosen, textSize })}
      />
      {config.asksForReports === true && (
        <Segments
          setting
          label={t('reports.setting')}
          options={REPORTS.map((id) => ({ id, label: t(`reports.${id}`) }))}
          chosen={reports === 'yes' ? 'yes' : 'no'}
          onChoose={(answer) => chooseReports(storage, answer)}
        />
      )}
    </>
  );
}
