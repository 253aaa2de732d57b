import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { GameEmbed } from './GameEmbed';
import { GameFacts } from './GameFacts';
import { GameSheet } from './GameSheet';
import { pathOfProvider } from '@/domain/casino/lobbies';
import type { Game } from '@/domain/casino/Game';
import { launchOfGame } from '@/domain/casino/LaunchTarget';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { KeyArt } from '@/ui/casino/art/KeyArt';
import { usePageTitle } from '@/ui/navigation/useTitle';

const PHONE = '(width < 600px), (height < 30em) and (pointer: coarse)';

/** A game: on a phone first what it is, unless it was played before; everywhere else at once. Give it the game's key: another game starts anew. */
export const GameStand = observer(function GameStand({ game }: { readonly game: Game }) {
  const { t, language } = useTexts();
  usePageTitle(game.name);
  const { recent } = usePlayerApp().casino.view;
  const [playing, setPlaying] = useState(() => !matchMedia(PHONE).matches || recent.includes(game.key));
  const target = useMemo(() => launchOfGame(game, language), [game, language]);
  const wayBack = game.homeUrl ?? pathOfProvider(game.provider);
  const art = <KeyArt title={game} format="wide" />;
  if (!playing) return <GameSheet game={game} art={art} wayBack={wayBack} onPlay={() => setPlaying(true)} />;
  return (
    <GameEmbed
      target={target}
      name={game.name}
      by={t(`game.by.${game.provider}`)}
      art={art}
      wayBack={wayBack}
      about={<GameFacts game={game} />}
    />
  );
});
