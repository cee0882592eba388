import type { MemberEinvoice } from '@crossdock/contract/einvoices/shapes.ts';
import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** The e-invoices and allowances of a paid order, where the shop issues them. */
export function OrderEinvoices({ order }: { order: OrderDetails }) {
  const isPaid = order.paidAt !== null;
  const { data } = useCall(
    'listOrderEinvoices',
    { orderId: order.id },
    { topics: ['orders'], enabled: isPaid },
  );
  if (!isPaid || data === undefined || data.list.length === 0) return null;
  return (
    <Stack gap={12} pad={[12, 0, 0]}>
      {data.list.map((one) => (
        <Row key={one.id} gap={12} align="start" justify="between">
          <Stack gap={2} minWidth={0}>
            <span>
              {t(`einvoices.kind.${one.kind}`)} {one.number === '' ? null : <Code>{one.number}</Code>}
            </span>
            <Muted size={13}>
              {one.randomCode === '' ? null : `${t('einvoices.randomCode')} ${one.randomCode} · `}
              {one.issuedAt === null ? null : <When iso={one.issuedAt} style="date" />}
            </Muted>
          </Stack>
          <Stack gap={4} align="end">
            <Money minor={one.amountMinor} />
            <State state={one.state} />
          </Stack>
        </Row>
      ))}
    </Stack>
  );
}

function State({ state }: Pick<MemberEinvoice, 'state'>) {
  const label = t(`einvoices.shown.${state}`);
  if (state === 'issued') return <StatusBadge tone="success" icon={IconCircleCheck} label={label} />;
  return state === 'voided' ? (
    <StatusBadge tone="neutral" icon={IconCircleX} label={label} />
  ) : (
    <StatusBadge tone="info" icon={IconHourglass} label={label} />
  );
}
