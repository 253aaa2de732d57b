import { icons } from 'lucide-react';

/** By its name, as it comes from a configuration: so the page carries every icon that there is. */
export function PeerIcon({ name, size = 20 }: { readonly name: string; readonly size?: number }) {
  const Found = icons[name as keyof typeof icons] ?? icons.Circle;
  return <Found size={size} aria-hidden="true" />;
}
