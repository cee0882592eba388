import { refusals } from '@crossdock/contract/refusals.ts';
import type { AuditedChange } from '@crossdock/contract/staff/calls.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Role } from '@crossdock/domain/staff/roles.ts';
import type { AuditLogRow } from './audit.store.ts';
import type { SecurityEventRow } from './securityEvents.store.ts';
import type { StaffListRow } from './store.ts';

export function staffSessionOf(staff: { id: string; name: string; login: string; roles: Role[] }) {
  return { staffId: staff.id, name: staff.name, login: staff.login, roles: staff.roles };
}

export function staffRowOf(row: StaffListRow) {
  return {
    ...staffSessionOf(row),
    phone: row.phone,
    messenger: row.messenger,
    status: row.status,
    secondFactor: row.secondFactor === true,
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
  };
}

export function auditRowOf(row: AuditLogRow, summary: string) {
  return {
    ...row,
    summary,
    // For a long expired key only the id is left, which still shows that a program acted.
    keyName: row.keyName ?? row.keyId,
    changes: changesOf(row.changes),
    input: JSON.stringify(row.input),
  };
}

/** Changed states and fields; new values of created rows are no changes. */
function changesOf(stored: readonly AuditedChange[]) {
  return stored
    .filter(({ from, to }) => to !== undefined && JSON.stringify(from) !== JSON.stringify(to))
    .map(({ noun, field, from, to }) => ({
      noun: noun ?? '',
      field: field ?? 'state',
      from: plain(from),
      to: plain(to),
    }));
}

const plain = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** A refusal code that this version no longer knows is shown as its code. */
export function refusalText(code: string, lang: Lang): string {
  const known: Readonly<Record<string, Readonly<Record<Lang, string>>>> = refusals;
  return known[code]?.[lang] ?? code;
}

export function securityEventOf(
  row: SecurityEventRow,
  otherMembers: readonly { readonly id: string; readonly name: string }[],
  lang: Lang,
): Output<'listSecurityEvents'>['list'][number] {
  return {
    ...row,
    name: row.name || row.staffLogin || row.memberAccount || '',
    otherMembers: [...otherMembers],
    why: row.kind === 'refused' ? refusalText(row.reason, lang) : '',
  };
}
