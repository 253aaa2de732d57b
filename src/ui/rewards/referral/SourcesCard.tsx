import type { ReferralSource } from '@/domain/rewards/Referral';
import { useTexts } from '@/ui/i18n/useTexts';
import { Card } from '@/ui/kit/list/Card';
import { Table } from '@/ui/kit/list/Table';

/** Which way of passing the link on brought how many. */
export function SourcesCard({ sources }: { readonly sources: readonly ReferralSource[] }) {
  const { t, format } = useTexts();
  const used = sources.filter(({ clicks, signUps }) => clicks > 0 || signUps > 0);
  if (used.length === 0) return null;
  return (
    <Card title={t('referral.sources')} flush>
      <Table
        label={t('referral.sources')}
        rows={used}
        small
        rowKey={({ channel }) => channel}
        columns={[
          {
            id: 'channel',
            head: t('referral.source.channel'),
            cell: ({ channel }) => t(`referral.channel.${channel}`),
          },
          {
            id: 'clicks',
            head: t('referral.clicks'),
            align: 'end',
            cell: ({ clicks }) => format.number(clicks),
          },
          {
            id: 'signUps',
            head: t('referral.signUps'),
            align: 'end',
            cell: ({ signUps }) => format.number(signUps),
          },
        ]}
      />
    </Card>
  );
}
