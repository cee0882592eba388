import { createFileRoute } from '@tanstack/react-router';
import { DisputesPage } from '../../disputes/DisputesPage.tsx';

export const Route = createFileRoute('/_shell/disputes')({
  staticData: { title: 'disputes.title' },
  component: DisputesPage,
});
