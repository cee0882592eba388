import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '../../products/ProductPage.tsx';

export const Route = createFileRoute('/_shell/goods/$id')({
  staticData: { title: 'products.title' },
  component: () => <ProductPage id={Route.useParams().id} />,
});
