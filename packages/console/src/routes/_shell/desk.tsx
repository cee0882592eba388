import { createFileRoute } from '@tanstack/react-router';
import { DeskPage } from '../../parcels/DeskPage.tsx';

export const Route = createFileRoute('/_shell/desk')({
  staticData: { title: 'shell.nav.desk' },
  component: DeskPage,
});
