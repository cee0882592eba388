import type { IdentityView } from '@crossdock/contract/identity/calls.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { maskIdNumber } from '@crossdock/domain/members/identity.ts';
import { signedPicture } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { AuditRow, IdentityRow } from './store.ts';

export interface IdentityViewContext {
  readonly lang: Lang;
  readonly secret: string;
  readonly now: string;
}

function documentOf(row: IdentityRow, { lang, secret, now }: IdentityViewContext) {
  const picture = (fileId: string) => signedPicture(secret, row.shopId, fileId, now, 'paper');
  return {
    ...row,
    front: picture(row.frontFileId),
    back: row.backFileId === null ? null : picture(row.backFileId),
    rejectReason: reasonText(row.rejectReason, lang),
  };
}

/** A withdrawn submission is shown as if there were none. */
export function identityViewOf(
  row: IdentityRow | undefined,
  required: boolean,
  signing: IdentityViewContext,
): IdentityView {
  if (row === undefined || row.state === 'withdrawn') return { state: 'none', required, identity: null };
  return {
    state: row.state,
    required,
    identity: {
      ...documentOf(row, signing),
      idNumber: maskIdNumber(row.idNumber),
      submittedAt: row.updatedAt,
      auditedAt: row.auditedAt,
    },
  };
}

export function auditViewOf(
  row: AuditRow,
  signing: IdentityViewContext,
): Output<'listIdentityAudits'>['list'][number] {
  return {
    ...row,
    ...documentOf(row, signing),
    auditedBy: row.auditedByName,
  };
}
