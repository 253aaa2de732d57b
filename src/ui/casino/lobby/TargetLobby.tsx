import { useMemo } from 'react';
import { Lobby } from './Lobby';
import { presetOfTarget } from '@/domain/casino/lobbies';
import type { CasinoTarget } from '@/domain/casino/resolveCasino';
import { useText } from '@/ui/i18n/useText';

export interface TargetLobbyProps {
  readonly target: Extract<CasinoTarget, { readonly kind: 'provider' | 'category' }>;
}

/** The lobby of a provider or of a category. */
export function TargetLobby({ target }: TargetLobbyProps) {
  const t = useText();
  const word = target.kind === 'provider' ? target.provider : target.category;
  // By its word: another object for the same lobby is no other lobby.
  // eslint-disable-next-line react/exhaustive-deps
  const preset = useMemo(() => presetOfTarget(target) ?? {}, [target.kind, word]);
  const title = t(
    target.kind === 'provider' ? `game.by.${target.provider}` : `casino.group.${target.category}`,
  );
  return (
    <Lobby
      key={`${target.kind} ${word}`}
      title={title}
      lead={t(`casino.lobby.${target.kind}.lead`, { name: title })}
      about={word}
      preset={preset}
      large={word === 'spribe' || word === 'instant'}
      withMin
    />
  );
}
