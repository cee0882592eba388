import { createFileRoute } from '@tanstack/react-router';
import { UnclaimedPage } from '../../parcels/UnclaimedPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/parcels/unclaimed')({
  staticData: { title: 'parcels.unclaimed.title' },
  validateSearch: anyFilters,
  component: UnclaimedPage,
});
