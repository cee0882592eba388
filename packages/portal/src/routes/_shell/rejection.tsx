import { createFileRoute } from '@tanstack/react-router';
import { RejectionPage } from '../../parcels/RejectionPage.tsx';

export const Route = createFileRoute('/_shell/rejection')({
  staticData: { title: 'shell.route.rejection', action: 'rejection' },
  component: RejectionPage,
});
