import type { AppDetails } from '@/domain/brand/AppDetails';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** The operator's words and logo: those of the configuration, else the backend's, else nothing. Call inside an `observer`. */
export function useBrandWords(): Pick<AppDetails, 'seoTitle' | 'logoUrl' | 'footerText'> {
  const { brand, config } = useFirstPage();
  const { details } = brand.view;
  return {
    seoTitle: config.brand?.title ?? details?.seoTitle ?? '',
    logoUrl: config.brand?.logo ?? details?.logoUrl ?? '',
    footerText: config.brand?.footer ?? details?.footerText ?? '',
  };
}
