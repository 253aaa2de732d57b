import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import styles from './Banner.module.css';
import { BannerSlide } from './BannerSlide';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { useDrawnBefore } from '@/ui/kit/useDrawnBefore';
import { IconButton } from '@/ui/kit/button/IconButton';

/** BRAND-02: the operator's banners in their order. Nothing moves by itself. */
export const BannerCarousel = observer(function BannerCarousel() {
  const { banners } = useFirstPage().brand.view;
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const whole = useDrawnBefore();
  if (banners.length === 0) return null;

  function turn(direction: 1 | -1): void {
    const { current } = list;
    current?.scrollBy({ left: direction * current.clientWidth, behavior: 'smooth' });
  }

  return (
    <section className={styles.carousel} aria-label={t('brand.banners')}>
      <ul ref={list} className={styles.list} role="list">
        {banners.slice(0, whole ? banners.length : 1).map((banner) => (
          <BannerSlide key={banner.id} banner={banner} />
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={styles.turns}>
          <IconButton
            tone="header"
            icon={ChevronLeft}
            label={t('common.previous')}
            onClick={() => turn(-1)}
          />
          <IconButton tone="header" icon={ChevronRight} label={t('common.next')} onClick={() => turn(1)} />
        </div>
      )}
    </section>
  );
});
