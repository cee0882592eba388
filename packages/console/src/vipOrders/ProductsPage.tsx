import type { StaffCustomsProduct } from '@crossdock/contract/vipOrders/desk.ts';
import { column, cornerColumn } from '@crossdock/ui/column.ts';
import { OnOffBadge } from '@crossdock/ui/OnOffBadge.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { EditableTable } from '../shell/EditableTable.tsx';
import { t, titleAndIntro, titleAndText } from '../shell/i18n.ts';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';
import { ProductDialog } from './ProductDialog.tsx';

export const Route = createFileRoute('/_shell/vipOrders/products')({
  staticData: { title: 'vipOrders.products' },
  component: ProductsPage,
});

/**
 * The shop's dictionary for customs, from which members choose: the first hundred, and the rest by search.
 */
function ProductsPage() {
  const words = useListWords() ?? '';
  const query = useCall('listStaffProducts', { words, pageSize: 100 });
  return (
    <Page {...titleAndIntro('vipOrders.products')} back={<Link to="/vipOrders">{t('vipOrders.title')}</Link>}>
      <SearchFilter label={t('vipOrders.products.search')} />
      <EditableTable
        title={t('vipOrders.products')}
        query={query}
        columns={columns()}
        mayWrite={useStaff().may('shop.write')}
        addLabel={t('vipOrders.product.add')}
        empty={<EmptyState picture="soon" {...titleAndText('vipOrders.products.none')} />}
        dialog={(row, onClose) => <ProductDialog product={row} onClose={onClose} />}
      />
    </Page>
  );
}

const columns = (): Column<StaffCustomsProduct>[] => [
  column('tw', t('vipOrders.product'), (row) => [row.tw, row.en].join(' · ')),
  column('hsCode', t('vipOrders.product.hsCode'), (row) => row.hsCode),
  column('unit', t('vipOrders.product.unit'), (row) => row.unit),
  column('value', t('vipOrders.product.value'), (row) =>
    row.valueMinor > 0 ? <Money minor={row.valueMinor} /> : '–',
  ),
  column('type', t('vipOrders.product.type'), (row) => row.goodsTypeName),
  cornerColumn('active', t('vipOrders.state'), (row) => (
    <OnOffBadge
      on={row.active}
      onLabel={t('vipOrders.product.active')}
      offLabel={t('vipOrders.product.inactive')}
    />
  )),
];
