import { createFileRoute } from '@tanstack/react-router';
import { anyFilters } from '../../shell/search.ts';
import { TrackingPage } from '../../tracking/TrackingPage.tsx';

export const Route = createFileRoute('/_shell/express')({
  staticData: { title: 'shell.route.express', action: 'express' },
  validateSearch: anyFilters,
  component: TrackingPage,
});
