import { createFileRoute } from '@tanstack/react-router';
import { anyFilters } from '../../shell/search.ts';
import { ShopPage } from '../../shops/ShopPage.tsx';

export const Route = createFileRoute('/_shell/shop')({
  staticData: { title: 'shell.nav.settings' },
  validateSearch: anyFilters,
  component: ShopPage,
});
