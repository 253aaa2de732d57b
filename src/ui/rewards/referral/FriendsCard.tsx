import UserPlus from 'lucide-react/icons/user-plus';
import styles from './Referral.module.css';
import { Pager } from '@/ui/list/Pager';
import type { FriendsPage } from '@/application/ports/gateways/ReferralGateway';
import { FRIENDS_ON_PAGE } from '@/domain/rewards/pageSizes';
import { useTexts } from '@/ui/i18n/useTexts';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { Card } from '@/ui/kit/list/Card';
import { Table } from '@/ui/kit/list/Table';

export interface FriendsCardProps {
  readonly page: number;
  readonly friends: FriendsPage;
  readonly onPage: (page: number) => void;
}

/** Who signed up with the code, newest first; names are masked. */
export function FriendsCard({ page, friends: { friends, count }, onPage }: FriendsCardProps) {
  const { t, format } = useTexts();
  return (
    <Card title={t('referral.friends')} flush>
      {friends.length === 0 ? (
        <EmptyState icon={UserPlus} text={t('referral.friends.none')} />
      ) : (
        <Table
          label={t('referral.friends')}
          rows={friends}
          rowKey={({ id }) => id}
          small
          columns={[
            {
              id: 'name',
              head: t('referral.friend.name'),
              cell: ({ name, joinedAt }) => (
                <>
                  <bdi>{name === '' ? t('referral.friend.unnamed') : name}</bdi>
                  {joinedAt !== null && <span className={styles.note}>{format.dateTime(joinedAt)}</span>}
                </>
              ),
            },
            {
              id: 'status',
              head: t('referral.friend.status'),
              cell: ({ status }) => t(`referral.status.${status}`),
            },
            {
              id: 'earned',
              head: t('referral.friend.earned'),
              align: 'end',
              cell: ({ earned, pending }) => (
                <>
                  {format.money(earned)}
                  {pending > 0 && (
                    <span className={styles.note}>{t('referral.friend.pendingOf', { paise: pending })}</span>
                  )}
                </>
              ),
            },
          ]}
        />
      )}
      <Pager
        label={t('referral.pages')}
        page={page}
        size={FRIENDS_ON_PAGE}
        count={count}
        onChange={({ page: to }) => onPage(to)}
      />
    </Card>
  );
}
