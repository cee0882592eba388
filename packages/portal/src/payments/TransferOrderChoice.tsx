import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import { shortAmountText } from '@crossdock/domain/wallet/amount.ts';
import { Grid, Muted, Row, Text, TickBox } from '@crossdock/ui/Layout.tsx';
import { Legend, Note } from '@crossdock/ui/Note.tsx';
import { TickRow } from '@crossdock/ui/TickRow.tsx';
import { Code, Money } from '@crossdock/ui/values.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { t } from '../shell/i18n.ts';
import type { TransferReport } from './transferReport.ts';

interface TransferOrderChoiceProps {
  readonly form: PlainForm<TransferReport>;
  readonly orders: readonly OrderCard[];
  readonly currency: string;
}

/**
 * Chooses the orders that the money is for. An order with a reported transfer can be chosen only after a confirmation.
 */
export function TransferOrderChoice({ form, orders, currency }: TransferOrderChoiceProps) {
  const { orderIds } = form.values;
  const again = orders.some(({ id, transfer }) => transfer !== null && orderIds.includes(id));
  const toggle = (order: OrderCard) => {
    const next = orderIds.includes(order.id)
      ? orderIds.filter((id) => id !== order.id)
      : [...orderIds, order.id];
    form.set('orderIds', next);
    const due = orders.filter(({ id }) => next.includes(id)).reduce((sum, one) => sum + one.dueMinor, 0);
    if (form.values.amount === '' && due > 0) form.set('amount', shortAmountText(due, currency));
  };
  return (
    <Grid as="fieldset" gap={4}>
      <Legend>{t('payments.bank.orders')}</Legend>
      <Note>{t('payments.bank.orders.hint')}</Note>
      {orders.map((order) => (
        <Row as="label" key={order.id} gap={12} align="center" minHeight={44}>
          <TickBox type="checkbox" checked={orderIds.includes(order.id)} onChange={() => toggle(order)} />
          <Grid as="span" gap={2} minWidth={0}>
            <Code>{order.number}</Code>
            {order.transfer ? <Muted size={13}>{t('payments.reported.short')}</Muted> : null}
          </Grid>
          <Text push>
            <Money minor={order.dueMinor} />
          </Text>
        </Row>
      ))}
      {again ? (
        <TickRow
          text={t('payments.reported.despite')}
          checked={form.values.despiteReported}
          onChange={(yes) => form.set('despiteReported', yes)}
        />
      ) : null}
      {form.errors.orderIds ? (
        <Text as="p" tone="danger" role="alert">
          {form.errors.orderIds}
        </Text>
      ) : null}
    </Grid>
  );
}
