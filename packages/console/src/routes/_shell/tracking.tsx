import { createFileRoute } from '@tanstack/react-router';
import { TrackingPage } from '../../tracking/TrackingPage.tsx';

export const Route = createFileRoute('/_shell/tracking')({
  staticData: { title: 'shell.nav.tracking' },
  component: TrackingPage,
});
