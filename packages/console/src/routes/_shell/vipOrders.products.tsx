import { createFileRoute } from '@tanstack/react-router';
import { ProductsPage } from '../../vipOrders/ProductsPage.tsx';

export const Route = createFileRoute('/_shell/vipOrders/products')({
  staticData: { title: 'vipOrders.products' },
  component: ProductsPage,
});
