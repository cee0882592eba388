import { IconHistory } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { AuditLogPage } from '../../staff/AuditLogPage.tsx';

export const Route = createFileRoute('/_shell/audit')({
  staticData: {
    title: 'shell.nav.audit',
    menu: { group: 'shop', icon: IconHistory, can: 'audit.read', key: 'l' },
  },
  component: AuditLogPage,
});
