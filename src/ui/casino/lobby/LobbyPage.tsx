import { Lobby, type LobbyProps } from './Lobby';
import { presetOf, type LobbyPage as LobbyName } from '@/domain/casino/lobbies';
import { useText } from '@/ui/i18n/useText';
import type { PageProps } from '@/ui/navigation/PageProps';

const LOOKS: Readonly<Record<LobbyName, Omit<LobbyProps, 'title' | 'lead' | 'preset'>>> = {
  allGames: { about: 'fortune wheel', withRails: true },
  slots: { about: 'slots' },
  kingmaker: { about: 'kingmaker cards', withMin: true },
  auraGames: { about: 'aura cards', withMin: true },
  instantGames: { about: 'aviator', large: true, withMin: true },
};

/** /games-all, /slots, /kingmaker, /aura-games and /spmgames. */
export function LobbyPage({ route }: PageProps) {
  const t = useText();
  const name = lobbyOf(route.page);
  return (
    <Lobby
      key={name}
      title={t(`pages.${name}`)}
      lead={t(`casino.lobby.${name}.lead`)}
      preset={presetOf(name)}
      {...LOOKS[name]}
    />
  );
}

function lobbyOf(page: string): LobbyName {
  return (Object.keys(LOOKS) as LobbyName[]).find((name) => name === page) ?? 'allGames';
}
