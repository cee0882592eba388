import { createFileRoute } from '@tanstack/react-router';
import { AuthenticationPage } from '../../members/AuthenticationPage.tsx';

export const Route = createFileRoute('/_shell/authentication')({
  staticData: { title: 'shell.route.authentication', action: 'authentication' },
  component: AuthenticationPage,
});
