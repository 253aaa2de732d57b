import Search from 'lucide-react/icons/search';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './GameMissing.module.css';
import type { Catalogue } from '@/domain/casino/Catalogue';
import { GroupRail } from '@/ui/casino/rails/GroupRail';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import states from '@/ui/kit/feedback/States.module.css';
import { TextField } from '@/ui/kit/field/TextField';
import { Icon } from '@/ui/kit/icons/Icon';

/** An address of no game, no provider and no category (X13): says so, and searches. */
export function GameMissing({ catalogue }: { readonly catalogue: Catalogue }) {
  const t = useText();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <article className={styles.page}>
      <div className={styles.missing}>
        <span className={states.mark}>
          <Icon of={SearchX} size={32} />
        </span>
        <h1>{t('game.missing')}</h1>
        <p className={styles.text}>{t('game.missingText')}</p>
        <form
          role="search"
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const wanted = text.trim();
            void navigate(wanted === '' ? '/games-all' : `/games-all?${new URLSearchParams({ q: wanted })}`);
          }}
        >
          <TextField label={t('game.search')} value={text} onValueChange={setText} maxLength={64} />
          <Button type="submit" variant="primary" icon={Search}>
            {t('game.searchButton')}
          </Button>
        </form>
        <LinkButton to="/games-all" wide>
          {t('casino.seeAll')}
        </LinkButton>
      </div>
      <GroupRail catalogue={catalogue} group="popular" />
    </article>
  );
}
