import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { DisputePage } from '../../disputes/DisputePage.tsx';

export const Route = createFileRoute('/_shell/dispute/$id')({
  staticData: { title: 'shell.route.parcel', action: 'myBag' },
  validateSearch: anyFilters,
  component: DisputePage,
});
