import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { providerMethods } from '@crossdock/contract/payments/methods.ts';
import { unitOf } from '@crossdock/domain/pricing/arithmetic.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { formatQuantity } from '@crossdock/ui/quantity.ts';
import { type Formatting, useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { AmountLine } from '@crossdock/web/AmountLine.tsx';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import { costKindText, QuoteBreakdown } from '../shell/quoteTexts.ts';
import classes from './orders.module.css';
import { PriceHoldNote } from './PriceHoldNote.tsx';

type Difference = OrderDetails['costs']['differences'][number];

/** The bill, or the quote until a bill exists, the differences between the two, and what was paid. */
export function OrderBill({ order, receipts }: { order: OrderDetails; receipts: ReactNode }) {
  const { costs } = order;
  const billed = costs.billTotalMinor !== null;
  return (
    <Section title={billed ? t('orders.bill') : t('orders.quote')}>
      {billed ? null : (
        <PriceHoldNote
          hold={order.priceHold}
          other={t('orders.quote.note')}
          unpaid={order.state === 'awaitingPayment'}
        />
      )}
      <QuoteBreakdown
        lines={billed ? costs.bill : costs.quote}
        totalMinor={costs.billTotalMinor ?? costs.quoteTotalMinor}
      />
      {billed ? <Differences order={order} /> : null}
      <dl className={classes.sums}>
        {costs.account.paidMinor > 0 ? (
          <AmountLine
            name={`${t('orders.paid')}${order.paymentMethod ? ` · ${methodText(order.paymentMethod)}` : ''}`}
            minor={costs.account.paidMinor}
          />
        ) : null}
        {costs.payment.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments have no name of their own here and never change places
          <AmountLine key={at} name={costKindText(line.kind)} minor={line.amountMinor} />
        ))}
        {costs.payment.length > 0 ? (
          <AmountLine name={t('orders.actualPaid')} minor={costs.actualPaidMinor} emphasis />
        ) : null}
        {(['givenBackMinor', 'compensatedMinor'] as const).map((part) =>
          costs.account[part] > 0 ? (
            <AmountLine key={part} name={t(`orders.account.${part}`)} minor={costs.account[part]} />
          ) : null,
        )}
        {order.state !== 'cancelled' && costs.dueMinor > 0 ? (
          <AmountLine
            name={t(order.cashOnDelivery ? 'orders.cod' : 'orders.due')}
            minor={costs.dueMinor}
            emphasis
          />
        ) : null}
      </dl>
      {receipts}
    </Section>
  );
}

const ownMethods = ['balance', 'sandbox', 'bank', 'cod'] as const;

function methodText(code: string): string {
  if (isOneOf(providerMethods, code)) return t(`payments.method.${code}`);
  return isOneOf(ownMethods, code) ? t(`orders.method.${code}`) : code;
}

function Differences({ order }: { order: OrderDetails }) {
  const { differences, quoteTotalMinor, billTotalMinor } = order.costs;
  const delta = (billTotalMinor ?? quoteTotalMinor) - quoteTotalMinor;
  if (differences.length === 0) {
    return <Banner tone="success">{t('orders.difference.none')}</Banner>;
  }
  return (
    <details className={classes.sums} open>
      <summary>
        {delta === 0
          ? t('orders.difference.moved')
          : t(delta > 0 ? 'orders.difference.more' : 'orders.difference.less')}{' '}
        {delta === 0 ? null : <Money minor={Math.abs(delta)} />}
      </summary>
      {differences.map((one) => (
        <Change key={one.kind} change={one} />
      ))}
    </details>
  );
}

function Change({ change }: { change: Difference }) {
  const formatting = useFormatting();
  return (
    <div className={classes.change}>
      <Row gap={12} justify="between">
        <span>{costKindText(change.kind)}</span>
        <span>
          <Money minor={change.beforeMinor} muted /> → <Money minor={change.afterMinor} />
        </span>
      </Row>
      {change.why.map(({ name, before, after }) =>
        isOneOf(numberTexts, name) ? (
          <Muted key={name} size={13}>
            {t(`orders.number.${name}`)} {quantity(name, before, formatting)} →{' '}
            {quantity(name, after, formatting)}
          </Muted>
        ) : null,
      )}
    </div>
  );
}

/** The figures that the member can check. The other figures follow from them. */
const numberTexts = [
  'billingWeightG',
  'realWeightG',
  'volumeCm3',
  'boxes',
  'daysStored',
  'longestMm',
  'weightG',
] as const;

function quantity(name: string, value: number | string | undefined, formatting: Formatting): string {
  if (value === undefined) return '–';
  const unit = unitOf(name, value);
  if (typeof value === 'string' || unit === 'count' || unit === 'text') return String(value);
  return formatQuantity(value, unit, formatting);
}
