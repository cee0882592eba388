import { createFileRoute } from '@tanstack/react-router';
import { AreasPage } from '../../pickups/AreasPage.tsx';

export const Route = createFileRoute('/_shell/pickups/areas')({
  staticData: { title: 'pickups.areas' },
  component: AreasPage,
});
