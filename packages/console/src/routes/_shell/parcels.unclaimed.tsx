import { createFileRoute } from '@tanstack/react-router';
import { UnclaimedPage } from '../../parcels/UnclaimedPage.tsx';

export const Route = createFileRoute('/_shell/parcels/unclaimed')({
  staticData: { title: 'parcels.unclaimed.title' },
  component: UnclaimedPage,
});
