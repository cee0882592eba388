import { createFileRoute } from '@tanstack/react-router';
import { CataloguePage } from '../../services/CataloguePage.tsx';

export const Route = createFileRoute('/_shell/services/catalogue')({
  staticData: { title: 'services.catalogue' },
  component: CataloguePage,
});
