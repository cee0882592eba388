import { createFileRoute } from '@tanstack/react-router';
import { PromotionPage } from '../../promotion/PromotionPage.tsx';

export const Route = createFileRoute('/_shell/promotion')({
  staticData: { title: 'shell.nav.promotion' },
  component: PromotionPage,
});
