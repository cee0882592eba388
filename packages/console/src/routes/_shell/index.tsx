import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../home/DashboardPage.tsx';

export const Route = createFileRoute('/_shell/')({
  staticData: { title: 'shell.nav.home' },
  component: DashboardPage,
});
