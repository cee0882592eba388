import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { DisputesPage } from '../../disputes/DisputesPage.tsx';

export const Route = createFileRoute('/_shell/disputes')({
  staticData: { title: 'disputes.title' },
  validateSearch: anyFilters,
  component: DisputesPage,
});
