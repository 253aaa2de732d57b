import { useFirstPage } from '@/ui/PlayerAppContext';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { useSavedChoice } from '@/ui/device/savedChoice';
import { useText } from '@/ui/i18n/useText';
import { Segments } from '@/ui/kit/field/Segments';
import { LIST_DENSITIES, keepListDensity, readListDensity } from './listDensity';

/** How high the rows are. Until the player says: compact where there is room for a column beside them. */
export function DensityChoice() {
  const { storage } = useFirstPage().device;
  const t = useText();
  const saved = useSavedChoice(readListDensity);
  const wide = useMediaQuery('(width >= 56.25em)');
  return (
    <Segments
      setting
      label={t('lists.density')}
      options={LIST_DENSITIES.map((id) => ({ id, label: t(`lists.density.${id}`) }))}
      chosen={saved === 'auto' ? (wide ? 'compact' : 'comfortable') : saved}
      onChoose={(density) => keepListDensity(storage, density)}
    />
  );
}
