import { useNavigate } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { DataList } from '../shell/DataList.tsx';
import { t } from '../shell/i18n.ts';
import { sortParams } from '../shell/search.ts';
import { OrderPreview } from './OrderPreview.tsx';
import { orderListColumns, orderSorts } from './orderListColumns.tsx';

/** All orders of a member, on the member's page. */
export function MemberOrders({ memberId }: { memberId: string }) {
  const [found] = useFilters<{ sort?: string; order?: string }>();
  const navigate = useNavigate();
  const page = usePage(
    'listDeskOrders',
    { memberId, ...sortParams(orderSorts, found) },
    { topics: ['orders'] },
  );
  return (
    <DataList
      label={t('shell.nav.orders')}
      list="memberOrders"
      page={page}
      columns={orderListColumns(true).filter(({ key }) => key !== 'member')}
      empty={{ title: t('orders.list.none'), text: t('orders.member.none') }}
      preview={(row) => <OrderPreview order={row} />}
      onOpen={({ id }) => void navigate({ to: '/orders/$id', params: { id } })}
      defaultSort={{ by: 'created', order: 'desc' }}
    />
  );
}
