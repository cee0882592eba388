import { createFileRoute } from '@tanstack/react-router';
import { DisputePage } from '../../disputes/DisputePage.tsx';

export const Route = createFileRoute('/_shell/dispute/$id')({
  staticData: { title: 'shell.route.parcel', action: 'myBag' },
  component: DisputePage,
});
