import { createFileRoute } from '@tanstack/react-router';
import { PromotionPage } from '../../promotion/PromotionPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/promotion')({
  staticData: { title: 'shell.nav.promotion' },
  validateSearch: anyFilters,
  component: PromotionPage,
});
