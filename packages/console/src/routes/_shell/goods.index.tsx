import { createFileRoute } from '@tanstack/react-router';
import { ProductsPage } from '../../products/ProductsPage.tsx';

export const Route = createFileRoute('/_shell/goods/')({
  staticData: { title: 'products.title' },
  component: ProductsPage,
});
