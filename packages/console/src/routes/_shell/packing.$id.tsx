import { createFileRoute } from '@tanstack/react-router';
import { PackPage } from '../../orders/PackPage.tsx';

export const Route = createFileRoute('/_shell/packing/$id')({
  staticData: { title: 'shell.nav.packing' },
  component: PackPage,
});
