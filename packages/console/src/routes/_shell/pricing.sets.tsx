import { createFileRoute } from '@tanstack/react-router';
import { LaneSetsPage } from '../../pricing/LaneSetsPage.tsx';

export const Route = createFileRoute('/_shell/pricing/sets')({
  staticData: { title: 'pricing.sets' },
  component: LaneSetsPage,
});
