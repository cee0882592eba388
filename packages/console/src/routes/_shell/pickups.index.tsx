import { createFileRoute } from '@tanstack/react-router';
import { PickupsPage } from '../../pickups/PickupsPage.tsx';

export const Route = createFileRoute('/_shell/pickups/')({
  staticData: { title: 'pickups.title' },
  component: PickupsPage,
});
