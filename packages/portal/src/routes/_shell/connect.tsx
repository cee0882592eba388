import { createFileRoute } from '@tanstack/react-router';
import { ConnectPage } from '../../assistants/ConnectPage.tsx';

export const Route = createFileRoute('/_shell/connect')({
  staticData: { title: 'shell.route.connect', action: 'member' },
  component: ConnectPage,
});
