import { observer } from 'mobx-react-lite';
import { useBrandName } from './useBrandName';
import { useBrandWords } from './useBrandWords';
import { useUrlRules } from '@/ui/navigation/useUrlRules';
import { safeUrl } from '@/domain/brand/safeUrl';
import { Logo } from '@/ui/kit/brand/Logo';

/** The operator's logo, when its address is one that pictures may come from (X11), else our own mark and the name. */
export const BrandLogo = observer(function BrandLogo() {
  const rules = useUrlRules();
  const name = useBrandName();
  const { logoUrl } = useBrandWords();
  return <Logo name={name} src={safeUrl(logoUrl, 'image', rules)} />;
});
