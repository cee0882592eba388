import type { DeclarerView } from '@crossdock/contract/declarers/shapes.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { declarerStatuses } from '@crossdock/domain/declarers/rules.ts';
import { signedPicture } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { AuditRow } from './audit.store.ts';
import type { ImporterId } from './customsEntries.store.ts';
import type { DeclarerRow } from './store.ts';

export interface DeclarerViewContext {
  readonly lang: Lang;
  readonly secret: string;
  readonly now: string;
  /** The number of customs entries that a declarer had in this half-year, counted by identity number. */
  readonly used: (one: ImporterId) => number;
  /**
   * How many duty-free entries a declarer of that country has in half a year; null if they are not counted.
   */
  readonly free: (country: string) => number | null;
}

function fieldsOf(row: DeclarerRow, { lang, secret, now, used, free }: DeclarerViewContext) {
  const picture = (fileId: string | null) =>
    fileId === null ? null : signedPicture(secret, row.shopId, fileId, now, 'paper');
  return {
    ...row,
    front: picture(row.frontFileId),
    back: picture(row.backFileId),
    rejectReason: reasonText(row.rejectReason, lang),
    entriesUsed: used(row),
    entriesFree: free(row.country),
  };
}

export function declarerViewOf(row: DeclarerRow, reader: DeclarerViewContext): DeclarerView {
  const { state } = row;
  // A withdrawn declarer is deleted, so this state never appears.
  const status = declarerStatuses[state === 'withdrawn' ? 'pending' : state];
  return { ...fieldsOf(row, reader), status };
}

export function auditViewOf(
  row: AuditRow,
  reader: DeclarerViewContext,
): Output<'listDeclarerAudits'>['list'][number] {
  return {
    ...row,
    ...fieldsOf(row, reader),
    auditedBy: row.auditedByName,
  };
}
