import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { TrackingPage } from '../../tracking/TrackingPage.tsx';

export const Route = createFileRoute('/_shell/express')({
  staticData: { title: 'shell.route.express', action: 'express' },
  validateSearch: anyFilters,
  component: TrackingPage,
});
