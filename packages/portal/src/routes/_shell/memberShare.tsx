import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/memberShare')({
  staticData: { title: 'shell.route.memberShare', action: 'member' },
  component: () => <NotYetPage about="memberShare" />,
});
