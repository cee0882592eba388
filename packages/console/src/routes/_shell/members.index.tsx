import { createFileRoute } from '@tanstack/react-router';
import { MembersPage } from '../../members/MembersPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/members/')({
  staticData: { title: 'shell.nav.members' },
  validateSearch: anyFilters,
  component: MembersPage,
});
