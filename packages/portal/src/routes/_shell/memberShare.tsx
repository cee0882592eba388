import { createFileRoute } from '@tanstack/react-router';
import { SharePage } from '../../promotion/SharePage.tsx';

export const Route = createFileRoute('/_shell/memberShare')({
  staticData: { title: 'shell.route.memberShare', action: 'member' },
  component: SharePage,
});
