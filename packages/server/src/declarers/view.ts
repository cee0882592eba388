import type { DeclarerView } from '@crossdock/contract/declarers/shapes.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { declarerStatuses, freeEntriesOf } from '@crossdock/domain/declarers/rules.ts';
import { signedPicture } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { AuditRow } from './audit.store.ts';
import type { IdOfImporter } from './entries.store.ts';
import type { DeclarerRow } from './store.ts';

export interface Reader {
  readonly lang: Lang;
  readonly secret: string;
  readonly now: string;
  /** Entries of a number in this half-year. */
  readonly used: (one: IdOfImporter) => number;
}

function fieldsOf(row: DeclarerRow, { lang, secret, now, used }: Reader) {
  const picture = (fileId: string | null) =>
    fileId === null ? null : signedPicture(secret, row.shop_id, fileId, now, 'paper');
  return {
    id: row.id,
    name: row.name,
    areaCode: row.area_code,
    phone: row.phone,
    country: row.country,
    idKind: row.id_kind,
    idNumber: row.id_number,
    front: picture(row.front_file_id),
    back: picture(row.back_file_id),
    isDefault: row.is_default,
    rejectReason: reasonText(row.reject_reason, lang),
    entriesUsed: used(row),
    entriesFree: freeEntriesOf(row.country),
    orderId: row.order_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function declarerViewOf(row: DeclarerRow, reader: Reader): DeclarerView {
  const { state } = row;
  // A declarer that is taken back is deleted, so that this state never shows.
  const status = declarerStatuses[state === 'withdrawn' ? 'pending' : state];
  return { ...fieldsOf(row, reader), status };
}

export function auditViewOf(row: AuditRow, reader: Reader): Output<'listDeclarerAudits'>['list'][number] {
  return {
    ...fieldsOf(row, reader),
    state: row.state,
    memberId: row.member_id,
    memberName: row.member_name,
    memberAccount: row.member_account,
    memberPhone: row.member_phone,
    memberSince: row.member_since,
    sameIdNumber: row.same_id_number,
    otherNames: row.other_names,
    auditedAt: row.audited_at,
    auditedBy: row.audited_by_name,
  };
}
