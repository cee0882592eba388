import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/vipOrder')({
  staticData: { title: 'shell.route.vipOrder', action: 'vipOrder' },
  component: () => <NotYetPage about="vipOrder" />,
});
