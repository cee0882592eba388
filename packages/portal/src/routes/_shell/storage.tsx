import { createFileRoute } from '@tanstack/react-router';
import { StorageCalendarPage } from '../../parcels/StorageCalendarPage.tsx';

export const Route = createFileRoute('/_shell/storage')({
  staticData: { title: 'shell.route.storage', action: 'myBag' },
  component: StorageCalendarPage,
});
