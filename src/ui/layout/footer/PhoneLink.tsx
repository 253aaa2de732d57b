import Phone from 'lucide-react/icons/phone';
import { observer } from 'mobx-react-lite';
import { phoneLink } from '@/domain/brand/phoneLink';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

/** HDR-07: the phone link, when PHONE is a number that can be called (X15). In the footer and in the menu, so that it covers nothing. */
export const PhoneLink = observer(function PhoneLink({
  className,
}: {
  readonly className: string | undefined;
}) {
  const { details } = useFirstPage().brand.view;
  const t = useText();
  const phone = phoneLink(details?.phone ?? '');
  return phone === null ? null : (
    <a href={phone} className={className}>
      <Icon of={Phone} />
      {t('brand.contact.call')}
    </a>
  );
});
