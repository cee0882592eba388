import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/declarer')({
  staticData: { title: 'shell.route.declarer', action: 'declarer' },
  component: () => <NotYetPage about="declarer" />,
});
