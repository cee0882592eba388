import { createFileRoute } from '@tanstack/react-router';
import { MembersPage } from '../../members/MembersPage.tsx';

export const Route = createFileRoute('/_shell/members/')({
  staticData: { title: 'shell.nav.members' },
  component: MembersPage,
});
