import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/scores')({
  staticData: { title: 'shell.route.scores', action: 'wallet' },
  component: () => <NotYetPage about="scores" />,
});
