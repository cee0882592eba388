import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/withdrawal')({
  staticData: { title: 'shell.route.withdrawal', action: 'wallet' },
  component: () => <NotYetPage about="withdrawal" />,
});
