import { createFileRoute } from '@tanstack/react-router';
import { ImportProductsPage } from '../../products/ImportProductsPage.tsx';

export const Route = createFileRoute('/_shell/goods/import')({
  staticData: { title: 'products.import' },
  component: ImportProductsPage,
});
