import { createFileRoute } from '@tanstack/react-router';
import { BasicsPage } from '../../shops/BasicsPage.tsx';

export const Route = createFileRoute('/_shell/opening/basics')({
  staticData: { title: 'shops.opening.basics' },
  component: BasicsPage,
});
