import { Link } from 'react-router-dom';
import { BrandLogo } from './BrandLogo';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

export interface LogoLinkProps {
  readonly to: string;
  /** Where it leads, after the brand's name, for those who listen. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** The logo as the way to the start. Its name begins with what it shows, so that it can be spoken to. */
export function LogoLink({ to, label, className }: LogoLinkProps) {
  return (
    <Link to={to} className={className}>
      <BrandLogo />
      <VisuallyHidden> {label}</VisuallyHidden>
    </Link>
  );
}
