import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { PromotionPage } from '../../promotion/PromotionPage.tsx';

export const Route = createFileRoute('/_shell/promotion')({
  staticData: { title: 'shell.nav.promotion' },
  validateSearch: anyFilters,
  component: PromotionPage,
});
