import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ImportProductsPage } from '../../products/ImportProductsPage.tsx';

export const Route = createFileRoute('/_shell/goods/import')({
  staticData: { title: 'products.import' },
  validateSearch: anyFilters,
  component: ImportProductsPage,
});
