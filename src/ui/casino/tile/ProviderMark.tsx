import styles from './ProviderMark.module.css';
import type { GameProvider } from '@/domain/casino/Game';
import type { Texts } from '@/texts/createTexts';
import { classNames } from '@/ui/kit/classNames';

export interface ProviderMarkProps {
  readonly provider: GameProvider;
  readonly t: Texts['t'];
}

/** Who made a game, as a small mark: a sign of ours and the name, set in a manner of its own. It is text, and no trade mark is drawn. */
export function ProviderMark({ provider, t }: ProviderMarkProps) {
  return <span className={classNames(styles.mark, styles[provider])}>{t(`game.by.${provider}`)}</span>;
}
