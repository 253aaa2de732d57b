import { GameFacts } from './GameFacts';
import type { Game } from '@/domain/casino/Game';
import { useText } from '@/ui/i18n/useText';
import { Dialog } from '@/ui/kit/layer/Dialog';

export interface GameAboutProps {
  readonly game: Game;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function GameAbout({ game, open, onClose }: GameAboutProps) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={game.name} closeLabel={t('common.close')} closeOnBackdrop>
      <GameFacts game={game} />
    </Dialog>
  );
}
