import { createFileRoute } from '@tanstack/react-router';
import { RejectionPage } from '../../parcels/RejectionPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/rejection')({
  staticData: { title: 'shell.route.rejection', action: 'rejection' },
  validateSearch: anyFilters,
  component: RejectionPage,
});
