import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { GameBar } from './GameBar';
import styles from './GameEmbed.module.css';
import { GameStage } from './GameStage';
import { LowBalance } from './LowBalance';
import { useLaunch } from './useLaunch';
import { useWayBack } from './useWayBack';
import type { LaunchTarget } from '@/domain/casino/LaunchTarget';
import { Dialog } from '@/ui/kit/layer/Dialog';
import type { PageProps } from '@/ui/navigation/PageProps';

export interface GameEmbedProps {
  readonly target: LaunchTarget;
  readonly name: string;
  readonly by?: string;
  readonly art: ReactNode;
  /** More about it, in a dialog of its own over the game. */
  readonly about?: ReactNode;
  /** A path of ours for whoever came by the address alone. */
  readonly wayBack: string;
  /** Stands above the frame for as long as it is open. */
  readonly ribbon?: ReactNode;
  readonly instead?: ReactNode;
  readonly layoutSwitch?: PageProps['layoutSwitch'];
}

/** A page of somebody else's inside of ours. How it sits in the window is the shell's matter: `data-embed`, on the root. */
export const GameEmbed = observer(function GameEmbed({
  target,
  name,
  by = '',
  art,
  about,
  wayBack,
  ribbon,
  instead,
  layoutSwitch = null,
}: GameEmbedProps) {
  const launch = useLaunch(target);
  const back = useWayBack(wayBack);
  const [aboutOpen, setAboutOpen] = useState(false);
  const fills = layoutSwitch?.on === true ? 'page' : 'window';
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['embed'] = fills;
    return () => {
      delete dataset['embed'];
    };
  }, [fills]);
  return (
    <section className={styles.embed} data-embed={fills}>
      <GameBar
        name={name}
        by={by}
        onBack={back}
        onAbout={about === undefined ? null : () => setAboutOpen(true)}
        layoutSwitch={layoutSwitch}
      />
      {ribbon}
      <LowBalance minStake={target.minStake} dismissable />
      <GameStage launch={launch} name={name} by={by} art={art} onBack={back} instead={instead} />
      {about !== undefined && (
        <Dialog open={aboutOpen} onClose={() => setAboutOpen(false)} title={name} closeOnBackdrop>
          {about}
        </Dialog>
      )}
    </section>
  );
});
