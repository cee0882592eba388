import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ProductsPage } from '../../products/ProductsPage.tsx';

export const Route = createFileRoute('/_shell/goods/')({
  staticData: { title: 'products.title' },
  validateSearch: anyFilters,
  component: ProductsPage,
});
