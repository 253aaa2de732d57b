import { useUrlRules } from '@/ui/navigation/useUrlRules';
import { contactLinks, type ContactLinks } from '@/domain/brand/contactLinks';
import { useFirstPage } from '@/ui/PlayerAppContext';

const NONE: ContactLinks = { whatsApp: null, telegram: null, facebook: null, instagram: null, phone: null };

/** Where the brand can be reached; null for what is not configured or not safe. Call inside an `observer`. */
export function useContactLinks(): ContactLinks {
  const { details } = useFirstPage().brand.view;
  const rules = useUrlRules();
  return details === null ? NONE : contactLinks(details, rules);
}
