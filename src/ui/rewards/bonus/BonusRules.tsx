import shared from '../Rewards.module.css';
import styles from './Bonus.module.css';
import type { Bonus } from '@/domain/rewards/Bonus';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { OthersWords } from '@/ui/kit/text/OthersWords';

/** What counts towards a bonus, and what else it comes with. */
export function BonusRules({ of }: { readonly of: Bonus }) {
  return (
    <div className={shared.stack}>
      <BonusCounts contributions={of.contributions} />
      <BonusTerms terms={of.terms} />
    </div>
  );
}

/** Kind by kind. */
function BonusCounts({ contributions }: Pick<Bonus, 'contributions'>) {
  const t = useText();
  if (contributions.length === 0) return null;
  return (
    <table className={styles.counts}>
      <caption>{t('bonus.counts')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bonus.countsHead')}</th>
          <th scope="col">{t('bonus.countsPercent')}</th>
        </tr>
      </thead>
      <tbody>
        {contributions.map(({ game, percent }) => (
          <tr key={game}>
            <th scope="row">{t(`bonus.game.${game}`)}</th>
            <td className={classNames(percent === 0 && styles.not)}>
              {percent === 0 ? t('bonus.countsNot') : t('bonus.percent', { percent })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BonusTerms({ terms }: Pick<Bonus, 'terms'>) {
  const t = useText();
  if (terms.length === 0) return null;
  return (
    <section className={styles.terms}>
      <h3>{t('bonus.terms')}</h3>
      <ul>
        {terms.map((term, at) => (
          <li key={at}>
            <OthersWords text={term} />
          </li>
        ))}
      </ul>
    </section>
  );
}
