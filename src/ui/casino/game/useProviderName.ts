import type { GameProvider } from '@/domain/casino/Game';
import { useText } from '@/ui/i18n/useText';

/** A provider as it writes itself. */
export function useProviderName(): (provider: GameProvider) => string {
  const t = useText();
  return (provider) => t(`game.by.${provider}`);
}
