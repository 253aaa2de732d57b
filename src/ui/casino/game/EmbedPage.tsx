import { useMemo } from 'react';
import styles from './GameEmbed.module.css';
import { GameEmbed } from './GameEmbed';
import { launchOfEmbed, type EmbedPage as Embed } from '@/domain/casino/LaunchTarget';
import { useText } from '@/ui/i18n/useText';
import { GameArt } from '@/ui/kit/art/GameArt';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import type { PageProps } from '@/ui/navigation/PageProps';

export interface EmbedPageProps extends Partial<Pick<PageProps, 'layoutSwitch'>> {
  readonly page: Embed;
}

/** A partner's sports book in place of a game: /betby, /jetfair, /sportsbook2 and /sportsbooktest share the page. */
export function EmbedPage({ page, layoutSwitch = null }: EmbedPageProps) {
  const t = useText();
  const target = useMemo(() => launchOfEmbed(page), [page]);
  return (
    <GameEmbed
      target={target}
      name={t(`pages.${page}`)}
      art={<GameArt id={page} provider={target.provider} category="sports" format="banner" />}
      wayBack="/home"
      layoutSwitch={layoutSwitch}
      ribbon={page === 'sportsbookTest' ? <p className={styles.ribbon}>{t('game.test')}</p> : undefined}
      instead={<LinkButton to="/spmsports/live">{t('game.ownSports')}</LinkButton>}
    />
  );
}
