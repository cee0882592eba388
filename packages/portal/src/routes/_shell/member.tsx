import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '../../members/MemberPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/member')({
  staticData: { title: 'shell.route.member', action: 'member' },
  validateSearch: anyFilters,
  component: MemberPage,
});
