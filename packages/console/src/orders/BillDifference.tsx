import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { unitOf } from '@crossdock/domain/pricing/arithmetic.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Row } from '@crossdock/ui/Layout.tsx';
import { formatQuantity } from '@crossdock/ui/quantity.ts';
import { type Formatting, useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { costKindText } from '../shell/quoteTexts.ts';

type Costs = DeskOrderDetails['costs'];
type Difference = Costs['differences'][number];

/** Shows how the bill differs from the quote, and the figures that caused the difference. */
export function BillDifference({ costs }: { costs: Costs }) {
  const formatting = useFormatting();
  if (costs.billTotalMinor === null) return null;
  const delta = costs.billTotalMinor - costs.quoteTotalMinor;
  if (costs.differences.length === 0) return <Banner tone="success">{t('orders.bill.same')}</Banner>;
  const amount = formatMoney(Math.abs(delta), formatting.currency, formatting);
  return (
    <Banner
      tone={delta > 0 ? 'warning' : 'info'}
      title={
        delta === 0
          ? t('orders.bill.same')
          : t(delta > 0 ? 'orders.bill.more' : 'orders.bill.less', { amount })
      }
    >
      <Grid as="ul" gap={8}>
        {costs.differences.map((one) => (
          <Grid as="li" key={one.kind}>
            <Row as="span" gap={[4, 16]} wrap justify="between">
              <span>{t('orders.bill.change', { kind: costKindText(one.kind) })}</span>
              <span>
                <Money minor={one.beforeMinor} muted /> → <Money minor={one.afterMinor} />
              </span>
            </Row>
            {reasonsOf(one, formatting).map((reason) => (
              <small key={reason}>{reason}</small>
            ))}
          </Grid>
        ))}
      </Grid>
    </Banner>
  );
}

/** The figures that staff can check. The other figures follow from them. */
const shown = [
  'billingWeightG',
  'realWeightG',
  'volumeCm3',
  'boxes',
  'longestMm',
  'weightG',
  'pieces',
] as const;

function reasonsOf({ why }: Difference, formatting: Formatting): string[] {
  return why.flatMap(({ name, before, after }) =>
    isOneOf(shown, name)
      ? [
          `${t(`orders.number.${name}`)} ${quantity(name, before, formatting)} → ${quantity(name, after, formatting)}`,
        ]
      : [],
  );
}

function quantity(name: string, value: number | string | undefined, formatting: Formatting): string {
  if (value === undefined) return '–';
  const unit = unitOf(name, value);
  if (typeof value === 'string' || unit === 'count' || unit === 'text') return String(value);
  return formatQuantity(value, unit, formatting);
}
