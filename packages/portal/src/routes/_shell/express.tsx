import { createFileRoute } from '@tanstack/react-router';
import { TrackingPage } from '../../tracking/TrackingPage.tsx';

export const Route = createFileRoute('/_shell/express')({
  staticData: { title: 'shell.route.express', action: 'express' },
  component: TrackingPage,
});
