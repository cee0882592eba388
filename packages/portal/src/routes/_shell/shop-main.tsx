import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ShopPage } from '../../products/ShopPage.tsx';

export const Route = createFileRoute('/_shell/shop-main')({
  staticData: { title: 'shell.route.shopMain', action: 'productList' },
  validateSearch: anyFilters,
  component: ShopPage,
});
