import type { IdentityView } from '@crossdock/contract/identity/calls.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { maskIdNumber } from '@crossdock/domain/members/identity.ts';
import { signedPicture } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { AuditRow, IdentityRow } from './store.ts';

export interface Signing {
  readonly lang: Lang;
  readonly secret: string;
  readonly now: string;
}

function documentOf(row: IdentityRow, { lang, secret, now }: Signing) {
  const picture = (fileId: string) => signedPicture(secret, row.shop_id, fileId, now, 'paper');
  return {
    realName: row.real_name,
    country: row.country,
    idKind: row.id_kind,
    idNumber: row.id_number,
    front: picture(row.front_file_id),
    back: row.back_file_id === null ? null : picture(row.back_file_id),
    rejectReason: reasonText(row.reject_reason, lang),
  };
}

/** What a member took back is as if it had never been handed in. */
export function identityViewOf(
  row: IdentityRow | undefined,
  required: boolean,
  signing: Signing,
): IdentityView {
  if (row === undefined || row.state === 'withdrawn') return { state: 'none', required, identity: null };
  return {
    state: row.state,
    required,
    identity: {
      ...documentOf(row, signing),
      idNumber: maskIdNumber(row.id_number),
      submittedAt: row.updated_at,
      auditedAt: row.audited_at,
    },
  };
}

export function auditViewOf(row: AuditRow, signing: Signing): Output<'listIdentityAudits'>['list'][number] {
  return {
    id: row.id,
    ...documentOf(row, signing),
    state: row.state,
    memberId: row.member_id,
    memberName: row.member_name,
    memberAccount: row.member_account,
    memberPhone: row.member_phone,
    memberSince: row.member_since,
    sameNumber: row.same_number,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    auditedAt: row.audited_at,
    auditedBy: row.audited_by_name,
  };
}
