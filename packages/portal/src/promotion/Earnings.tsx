import type { EarningView } from '@crossdock/contract/promotion/calls.ts';
import { column, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PromotionTable } from './PromotionTable.tsx';

/** The member's shares of friends' freight: the amount, the rate, and what a refund took back. */
export function Earnings() {
  const page = usePage('listEarnings', {}, { topics: ['promotion'] });
  return (
    <PromotionTable
      page={page}
      empty={<EmptyState picture="wallet" {...titleAndText('promotion.earnings.none')} />}
      failed={t('promotion.failed')}
      label={t('promotion.earnings')}
      rowKey={(row) => row.id}
      columns={columns()}
      card={(row) => <EarningCard earning={row} />}
    />
  );
}

const percent = (rateBp: number): string => `${rateBp / 100}%`;

const columns = (): Column<EarningView>[] => [
  tightColumn('at', t('promotion.at'), (row) => <When iso={row.at} />),
  column('friend', t('promotion.friend'), (row) => row.friend),
  figureColumn('freight', t('promotion.freight'), (row) => <Money minor={row.freightMinor} muted />),
  figureColumn('rate', t('promotion.rate'), (row) => percent(row.rateBp)),
  figureColumn('amount', t('promotion.amount'), (row) => <Amount earning={row} />),
];

function Amount({ earning }: { earning: EarningView }) {
  return (
    <>
      <Money minor={earning.amountMinor} signed />
      <TakenBack earning={earning} />
    </>
  );
}

function TakenBack({ earning }: { earning: EarningView }) {
  const formatting = useFormatting();
  if (earning.reversedMinor === 0) return null;
  const amount = formatMoney(earning.reversedMinor, formatting.currency, formatting);
  return (
    <Text as="div" tone="danger" size={13}>
      {t('promotion.reversed', { amount })} · {t('promotion.reversed.why')}
    </Text>
  );
}

function EarningCard({ earning }: { earning: EarningView }) {
  return (
    <Grid gap={4} pad={[12, 16]} fill="surface" edge round="card">
      <Row gap={12} align="baseline" justify="between">
        <Text strong>{earning.friend}</Text>
        <Text strong>
          <Money minor={earning.amountMinor} signed />
        </Text>
      </Row>
      <Row gap={12} align="baseline" justify="between" tone="muted" size={14}>
        <span>
          {t('promotion.freight')} <Money minor={earning.freightMinor} muted /> × {percent(earning.rateBp)}
        </span>
        <When iso={earning.at} style="short" />
      </Row>
      <TakenBack earning={earning} />
    </Grid>
  );
}
