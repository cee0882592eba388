import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/authentication')({
  staticData: { title: 'shell.route.authentication', action: 'authentication' },
  component: () => <NotYetPage about="authentication" />,
});
