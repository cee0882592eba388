import type { Output } from '@crossdock/contract/table.ts';
import { column, figureColumn } from '@crossdock/ui/column.ts';
import { Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Count, Money, When } from '@crossdock/ui/values.tsx';
import { usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PromotionTable } from './PromotionTable.tsx';

type Referral = Output<'listReferrals'>['list'][number];

/** The friends that the member invited, with masked names, and the member's earnings from each. */
export function Referrals() {
  const page = usePage('listReferrals', {}, { topics: ['promotion'] });
  return (
    <PromotionTable
      page={page}
      empty={<EmptyState picture="parcels" {...titleAndText('promotion.referrals.none')} />}
      failed={t('promotion.referrals.failed')}
      label={t('promotion.referrals')}
      rowKey={(row) => `${row.joinedAt} ${row.name}`}
      columns={columns()}
      card={(row) => <ReferralCard referral={row} />}
    />
  );
}

const columns = (): Column<Referral>[] => [
  column('name', t('promotion.friend'), (row) => row.name),
  column('joined', t('promotion.joined'), (row) => <When iso={row.joinedAt} style="date" />),
  figureColumn('orders', t('promotion.paidOrders'), (row) => <Count n={row.paidOrders} />),
  figureColumn('earned', t('promotion.broughtMe'), (row) => <Money minor={row.earnedMinor} />),
];

function ReferralCard({ referral }: { referral: Referral }) {
  return (
    <Grid gap={4} pad={[12, 16]} fill="surface" edge round="card">
      <Row gap={12} align="baseline" justify="between">
        <Text strong>{referral.name}</Text>
        <Text strong>
          <Money minor={referral.earnedMinor} />
        </Text>
      </Row>
      <Row gap={12} align="baseline" justify="between" tone="muted" size={14}>
        <span>
          {t('promotion.joined')} <When iso={referral.joinedAt} style="date" />
        </span>
        <span>{t('promotion.paidOrders.n', { n: referral.paidOrders })}</span>
      </Row>
    </Grid>
  );
}
