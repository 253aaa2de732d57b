import shared from '../Rewards.module.css';
import type { BonusWhole } from '@/domain/rewards/BonusParts';
import { useTexts } from '@/ui/i18n/useTexts';
import { Card } from '@/ui/kit/list/Card';
import { Table } from '@/ui/kit/list/Table';

/** What brought the bonus forward, newest first. */
export function CountedBets({ bets, betCount }: Pick<BonusWhole, 'bets' | 'betCount'>) {
  const { t, format } = useTexts();
  return (
    <Card title={t('bonus.bets')} flush={bets.length > 0}>
      {bets.length === 0 ? (
        <p className={shared.muted}>{t('bonus.betsNone')}</p>
      ) : (
        <Table
          label={t('bonus.bets')}
          rows={bets}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'what',
              head: t('bonus.bet.what'),
              cell: ({ what, game }) => <bdi>{what === '' ? t(`bonus.game.${game}`) : what}</bdi>,
            },
            { id: 'game', head: t('bonus.bet.game'), cell: ({ game }) => t(`bonus.game.${game}`) },
            {
              id: 'stake',
              head: t('bonus.bet.stake'),
              align: 'end',
              cell: ({ stake }) => format.moneyShort(stake),
            },
            {
              id: 'counted',
              head: t('bonus.bet.counted'),
              align: 'end',
              cell: ({ counted }) => format.moneyShort(counted),
            },
            {
              id: 'at',
              head: t('bonus.bet.at'),
              align: 'end',
              cell: ({ at }) => (at === null ? '-' : format.dateTime(at)),
            },
          ]}
          {...(betCount > bets.length
            ? {
                foot: t('bonus.betsMore', {
                  shown: format.number(bets.length),
                  count: format.number(betCount),
                }),
              }
            : {})}
        />
      )}
    </Card>
  );
}
