import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ProductsPage } from '../../vipOrders/ProductsPage.tsx';

export const Route = createFileRoute('/_shell/vipOrders/products')({
  staticData: { title: 'vipOrders.products' },
  validateSearch: anyFilters,
  component: ProductsPage,
});
