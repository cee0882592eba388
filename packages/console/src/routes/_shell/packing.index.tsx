import { createFileRoute } from '@tanstack/react-router';
import { PackingPage } from '../../orders/PackingPage.tsx';

export const Route = createFileRoute('/_shell/packing/')({
  staticData: { title: 'shell.nav.packing' },
  component: PackingPage,
});
