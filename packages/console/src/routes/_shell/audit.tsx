import { createFileRoute } from '@tanstack/react-router';
import { AuditLogPage } from '../../staff/AuditLogPage.tsx';

export const Route = createFileRoute('/_shell/audit')({
  staticData: { title: 'shell.nav.audit' },
  component: AuditLogPage,
});
