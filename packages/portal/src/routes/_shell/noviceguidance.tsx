import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/noviceguidance')({
  staticData: { title: 'shell.route.noviceguidance', action: 'system' },
  component: () => <NotYetPage about="noviceguidance" />,
});
