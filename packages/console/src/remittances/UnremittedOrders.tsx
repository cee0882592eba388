import type { UnremittedOrder } from '@crossdock/contract/remittances/desk.ts';
import { column, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, Count, Money, When } from '@crossdock/ui/values.tsx';
import { client, useFilters, usePage } from '../shell/api.ts';
import { ExportMenu } from '../shell/ExportMenu.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { MemberLink, OrderLink } from '../shell/links.tsx';
import { useListWords } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';
import { LateRemittanceRule } from './LateRemittanceRule.tsx';
import { RemittanceFilters } from './RemittanceFilters.tsx';

/** Delivered orders that have been on no list for some days, and the debt of each carrier. */
export function UnremittedOrders() {
  const [found] = useFilters<{ carrier?: string }>();
  const staff = useStaff();
  const filters = {
    carrierId: found.carrier ? String(found.carrier) : undefined,
    words: useListWords(),
  };
  const page = usePage('listUnremitted', filters, { topics: ['remittances', 'shop'] });
  const { lateDays, carriers = [] } = page.query.data ?? {};
  return (
    <>
      {lateDays === undefined ? null : <Muted as="p">{t('remittances.late', { n: lateDays })}</Muted>}
      <Grid columns="repeat(auto-fit, minmax(200px, 1fr))" gap={12}>
        {carriers.map((one) => (
          <Stat
            key={one.id}
            label={one.name}
            value={<Money minor={one.collectedMinor} />}
            note={t('remittances.late.orders', { n: one.orderCount })}
          />
        ))}
      </Grid>
      <RemittanceFilters />
      <Row gap={8} wrap>
        {staff.may('transfer.audit') ? <LateRemittanceRule /> : null}
        {staff.may('wallet.close') ? (
          <ExportMenu
            label={t('remittances.export')}
            fetch={(format) => client.attempt('exportUnremitted', { ...filters, format }, { fresh: true })}
          />
        ) : null}
      </Row>
      <ListTable
        list="unremitted"
        page={page}
        memberOf={({ memberId, memberName: name }) => ({ memberId, name })}
        label={t('remittances.unremitted')}
        rowKey={(row) => row.orderId}
        columns={columns()}
        empty={<EmptyState picture="done" {...titleAndText('remittances.late.none')} />}
      />
    </>
  );
}

const columns = (): Column<UnremittedOrder>[] => [
  column('order', t('remittances.order'), (row) => <OrderLink id={row.orderId} number={row.number} />),
  {
    key: 'age',
    title: t('remittances.age'),
    align: 'end',
    tight: true,
    corner: true,
    cell: (row) => <Count n={row.days} />,
  },
  column('carrier', t('remittances.carrier'), (row) => row.carrier.name),
  column('tracking', t('remittances.tracking'), (row) => <Code>{row.forwardingNumber}</Code>),
  column('member', t('remittances.member'), (row) => <MemberLink id={row.memberId} name={row.memberName} />),
  figureColumn('collected', t('remittances.collected'), (row) => <Money minor={row.collectedMinor} />),
  tightColumn('signed', t('remittances.signedAt'), (row) => <When iso={row.signedAt} style="short" />),
];
