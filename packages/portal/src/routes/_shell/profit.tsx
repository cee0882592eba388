import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/profit')({
  staticData: { title: 'shell.route.profit', action: 'profit' },
  component: () => <NotYetPage about="profit" />,
});
