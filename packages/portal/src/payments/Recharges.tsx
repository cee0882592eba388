import type { RechargeView } from '@crossdock/contract/payments/shapes.ts';
import { column, cornerColumn, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Card, Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Money, touchTargetClass, When } from '@crossdock/ui/values.tsx';
import { AuditBadge } from '@crossdock/web/AuditBadge.tsx';
import { PaymentBadge } from '@crossdock/web/PaymentBadge.tsx';
import { Link } from '@tanstack/react-router';
import { usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';

/** The top-ups of all methods with their states. */
export function Recharges() {
  const page = usePage('listRecharges', {}, { topics: ['payments', 'transfers'] });
  return (
    <Section title={t('payments.recharges')} plain>
      <PagedTable
        page={page}
        empty={<EmptyState picture="wallet" {...titleAndText('payments.recharges.none')} />}
        label={t('payments.recharges')}
        rowKey={(row) => row.id}
        columns={columns()}
        card={(row) => <RechargeCard recharge={row} />}
      />
    </Section>
  );
}

const columns = (): Column<RechargeView>[] => [
  tightColumn('at', t('payments.at'), (row) => <When iso={row.createdAt} style="date" />),
  column('method', t('payments.method'), (row) => row.methodName),
  figureColumn('amount', t('payments.amount'), (row) => <Money minor={row.amountMinor} />),
  figureColumn('bonus', t('payments.bonus'), (row) =>
    row.bonusMinor > 0 ? <Money minor={row.bonusMinor} signed /> : '–',
  ),
  figureColumn('fee', t('payments.fee'), (row) => <Money minor={row.feeMinor} muted />),
  cornerColumn('state', t('payments.state'), (row) => <State recharge={row} />),
];

function RechargeCard({ recharge }: { recharge: RechargeView }) {
  const { by } = recharge;
  return (
    <Card tight>
      <Row gap={16} align="baseline" justify="between">
        <Money minor={recharge.amountMinor} emphasis />
        <State recharge={recharge} />
      </Row>
      <Muted as="div" size={13}>
        <When iso={recharge.createdAt} /> · {recharge.methodName}
        {recharge.bonusMinor > 0 ? (
          <>
            {' · '}
            {t('payments.bonus')} <Money minor={recharge.bonusMinor} signed />
          </>
        ) : null}
      </Muted>
      {by.kind === 'transfer' && by.rejectReason ? (
        <Text as="div" tone="danger">
          {t('payments.bank.reason', { reason: by.rejectReason })}
        </Text>
      ) : null}
    </Card>
  );
}

/** A link to the details: payments have their own page, transfers are in their list. */
function State({ recharge: { id, by } }: { recharge: RechargeView }) {
  return by.kind === 'online' ? (
    <Link to="/pay/state/$paymentId" params={{ paymentId: id }} className={touchTargetClass}>
      <PaymentBadge state={by.state} label={t(`payments.badge.${by.state}`)} />
    </Link>
  ) : (
    <Link to="/bank" className={touchTargetClass}>
      <AuditBadge state={by.state} label={t(`payments.audit.${by.state}`)} />
    </Link>
  );
}
