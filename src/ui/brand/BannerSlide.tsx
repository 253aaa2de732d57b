import { useState } from 'react';
import styles from './Banner.module.css';
import { bannerSubject } from './bannerSubject';
import { useUrlRules } from '@/ui/navigation/useUrlRules';
import type { Banner } from '@/domain/brand/AppDetails';
import { safeUrl } from '@/domain/brand/safeUrl';
import { cleanText } from '@/domain/shared/cleanText';
import { GateLink } from '@/ui/navigation/GateLink';

const MAX_TITLE = 80;
const MAX_TEXT = 160;

/** One banner: its picture when it comes from an allowed host and loads, else a drawing of its sport; its words are text over it (X01). */
export function BannerSlide({ banner }: { readonly banner: Banner }) {
  const rules = useUrlRules();
  const [failed, setFailed] = useState(false);
  const picture = safeUrl(banner.imageUrl, 'image', rules);
  const to = safeUrl(banner.href, 'internal', rules);
  const title = cleanText(banner.title, MAX_TITLE);
  const text = cleanText(banner.text, MAX_TEXT);
  const content = (
    <>
      {picture !== null && !failed ? (
        <img src={picture} alt="" className={styles.picture} onError={() => setFailed(true)} />
      ) : (
        <span className={styles.drawn} data-of={bannerSubject(to, `${title} ${text}`)} />
      )}
      <span className={styles.words}>
        <bdi className={styles.title}>{title}</bdi>
        {text !== '' && <bdi className={styles.text}>{text}</bdi>}
      </span>
    </>
  );
  return (
    <li className={styles.item}>
      {to === null ? (
        <div className={styles.slide}>{content}</div>
      ) : (
        <GateLink to={to} className={styles.slide}>
          {content}
        </GateLink>
      )}
    </li>
  );
}
