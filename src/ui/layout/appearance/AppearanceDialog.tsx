import { useState } from 'react';
import { keepAppearance, readAppearance, TEXT_SIZES, THEMES } from './Appearance';
import type { Appearance } from './Appearance';
import { Choice } from './Choice';
import { isSearchKeyOn, keepSearchKey } from './searchKey';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Checkbox } from '@/ui/kit/field/Checkbox';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { applyAppearance } from '@/ui/theme/applyAppearance';

export interface AppearanceDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Theme and text size: shown at once, kept on this device. */
export function AppearanceDialog({ open, onClose }: AppearanceDialogProps) {
  const { storage } = usePlayerApp().device;
  const t = useText();
  const [chosen, setChosen] = useState(() => readAppearance(storage));

  const [searchKey, setSearchKey] = useState(() => isSearchKeyOn(storage));

  function choose(appearance: Appearance): void {
    setChosen(appearance);
    keepAppearance(storage, appearance);
    applyAppearance(document.documentElement, appearance.theme, appearance.textSize);
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('shell.display')} closeLabel={t('common.close')}>
      <Choice
        label={t('shell.theme')}
        options={THEMES.map((id) => ({ id, label: t(`shell.theme.${id}`) }))}
        chosen={chosen.theme}
        onChoose={(theme) => choose({ ...chosen, theme })}
      />
      <Choice
        label={t('shell.textSize')}
        options={TEXT_SIZES.map((id) => ({ id, label: t('shell.textSize.percent', { size: id }) }))}
        chosen={chosen.textSize}
        onChoose={(textSize) => choose({ ...chosen, textSize })}
      />
      <Checkbox
        label={t('shell.searchKey')}
        checked={searchKey}
        onCheckedChange={(on) => {
          setSearchKey(on);
          keepSearchKey(storage, on);
        }}
      />
    </Dialog>
  );
}
