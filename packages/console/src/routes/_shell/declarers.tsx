import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { DeclarerAuditPage } from '../../declarers/DeclarerAuditPage.tsx';

export const Route = createFileRoute('/_shell/declarers')({
  staticData: { title: 'shell.nav.declarers' },
  validateSearch: anyFilters,
  component: DeclarerAuditPage,
});
