import type { CallName } from '@crossdock/contract/table.ts';
import type { Permission } from '@crossdock/domain/staff/roles.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { AuditDecision } from './AuditDecision.tsx';
import { useSubmit } from './api.ts';
import { t } from './i18n.ts';
import { useStaff } from './staff.ts';

interface EditableRequestDecisionProps {
  readonly call: 'auditAddress' | 'auditDeclarer' | 'auditIdentity';
  readonly list: CallName;
  readonly may: Permission;
  /** The version that the clerk saw. The member may have changed it since. */
  readonly row: { readonly id: string; readonly updatedAt: string };
  readonly onMove: (by: number) => void;
  readonly obstacle?: string;
}

/** The decision about a request that its member can still edit: it applies to the version that was seen. */
export function EditableRequestDecision({ call, list, may, row, ...rest }: EditableRequestDecisionProps) {
  const decide = useSubmit(call, {
    quiet: true,
    refreshes: [list],
    onDone: (_done, { decision }) =>
      showMessage('success', t(decision === 'approve' ? 'shell.audit.approved' : 'shell.audit.rejected')),
  });
  const seen = { id: row.id, seenAt: row.updatedAt };
  return (
    <AuditDecision
      mayDecide={useStaff().may(may)}
      busy={decide.busy}
      failure={decide.failure}
      onApprove={() => void decide.submit({ ...seen, decision: 'approve' })}
      onReject={(why) => void decide.submit({ ...seen, decision: 'reject', ...why })}
      {...rest}
    />
  );
}
