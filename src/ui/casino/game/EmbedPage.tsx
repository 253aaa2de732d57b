import { useMemo } from 'react';
import styles from './GameEmbed.module.css';
import { GameEmbed } from './GameEmbed';
import { launchOfEmbed, type EmbedPage as Embed } from '@/domain/casino/LaunchTarget';
import { useTexts } from '@/ui/i18n/useTexts';
import { KeyArt } from '@/ui/casino/art/KeyArt';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import type { PageProps } from '@/ui/navigation/PageProps';

export interface EmbedPageProps extends Partial<Pick<PageProps, 'layoutSwitch'>> {
  readonly page: Embed;
}

/** A partner's sports book in place of a game: /betby, /jetfair, /sportsbook2 and /sportsbooktest share the page. */
export function EmbedPage({ page, layoutSwitch = null }: EmbedPageProps) {
  const { t, language } = useTexts();
  const target = useMemo(() => launchOfEmbed(page, language), [page, language]);
  return (
    <GameEmbed
      target={target}
      name={t(`pages.${page}`)}
      art={
        <KeyArt
          title={{ code: page, provider: target.provider, category: 'sports', name: page }}
          format="wide"
        />
      }
      wayBack="/home"
      layoutSwitch={layoutSwitch}
      ribbon={page === 'sportsbookTest' ? <p className={styles.ribbon}>{t('game.test')}</p> : undefined}
      instead={<LinkButton to="/spmsports/live">{t('game.ownSports')}</LinkButton>}
    />
  );
}
