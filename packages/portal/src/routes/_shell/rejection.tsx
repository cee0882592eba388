import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { RejectionPage } from '../../parcels/RejectionPage.tsx';

export const Route = createFileRoute('/_shell/rejection')({
  staticData: { title: 'shell.route.rejection', action: 'rejection' },
  validateSearch: anyFilters,
  component: RejectionPage,
});
