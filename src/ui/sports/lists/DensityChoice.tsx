import { useFirstPage } from '@/ui/PlayerAppContext';
import { useSavedChoice } from '@/ui/device/savedChoice';
import { useText } from '@/ui/i18n/useText';
import { Segments } from '@/ui/kit/field/Segments';
import { LIST_DENSITIES, keepListDensity, readListDensity } from './listDensity';

/** How high the rows are; compact until the player says otherwise. */
export function DensityChoice() {
  const { storage } = useFirstPage().device;
  const t = useText();
  const saved = useSavedChoice(readListDensity);
  return (
    <Segments
      setting
      label={t('lists.density')}
      options={LIST_DENSITIES.map((id) => ({ id, label: t(`lists.density.${id}`) }))}
      chosen={saved}
      onChoose={(density) => keepListDensity(storage, density)}
    />
  );
}
