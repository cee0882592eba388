import { createFileRoute } from '@tanstack/react-router';
import { ParcelsPage } from '../../parcels/ParcelsPage.tsx';

export const Route = createFileRoute('/_shell/myBag/')({
  staticData: { title: 'shell.route.myBag', action: 'myBag' },
  component: ParcelsPage,
});
