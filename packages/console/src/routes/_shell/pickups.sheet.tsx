import { createFileRoute } from '@tanstack/react-router';
import { SheetPage } from '../../pickups/SheetPage.tsx';

export const Route = createFileRoute('/_shell/pickups/sheet')({
  staticData: { title: 'pickups.sheet' },
  component: SheetPage,
});
