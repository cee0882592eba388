import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { deleteRows, fromShop, insertIfNew, insertRow, insertRows, updateInShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

const rows = (tx: Tx) => fromShop(tx, 'shopExports').selectAll();

export const findExport = (tx: Tx, id: string) => tx.maybe(rows(tx).where('id', '=', id));

/** The subject of an export: a member's id, or null for the whole shop. */
export type ExportSubject = string | null;
const whose = (memberId: ExportSubject) => sql<boolean>`member_id is not distinct from ${memberId}`;
export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>;

/** The newest export that was not cancelled. */
export const lastExport = (tx: Tx, memberId: ExportSubject) =>
  tx.maybe(
    rows(tx).where(whose(memberId)).where('state', '<>', 'cancelled').orderBy('requestedAt', 'desc').limit(1),
  );

/** The export with this id, if it belongs to this member or, with null, to the whole shop; else undefined. */
export async function findOwnExport(
  tx: Tx,
  memberId: ExportSubject,
  id: string,
): Promise<ExportRow | undefined> {
  return tx.maybe(rows(tx).where(whose(memberId)).where('id', '=', id));
}

export function listExportRows(tx: Tx, paging: Paging) {
  const listed = fromShop(tx, 'shopExports')
    .innerJoin('staff', shopJoin('staff.id', 'shopExports.requestedBy'))
    .selectAll('shopExports')
    .select('staff.name as requesterName')
    .where('shopExports.memberId', 'is', null)
    .orderBy('shopExports.requestedAt', 'desc')
    .orderBy('shopExports.id', 'desc');
  return pageOf(tx, listed, paging);
}
export type ListedExport = Awaited<ReturnType<typeof listExportRows>>['list'][number];

interface NewExport {
  readonly id: string;
  readonly memberId: ExportSubject;
  readonly requestedBy: string | null;
  readonly startsAt: string;
  readonly sealedKey: string;
}

/** Stores a new export. False if another one is being written. */
export function insertExport(tx: Tx, made: NewExport): Promise<boolean> {
  return insertIfNew(tx, 'shopExports', { ...made, requestedAt: tx.now });
}

/**
 * Ends an export and makes its parts unreadable at once; a later sweep deletes their bytes. False if it has
 * ended already.
 */
export async function endExport(tx: Tx, id: string, endedBy: string | null): Promise<boolean> {
  const ended = await tx.run(
    updateInShop(tx, 'shopExports', { id })
      .set({
        state: sql<'cancelled' | 'ended'>`case state when 'writing' then 'cancelled' else 'ended' end`,
        ...{ sealedKey: '', place: null, endedBy },
      })
      .where('state', 'in', ['writing', 'ready']),
  );
  if (ended === 0) return false;
  for (const table of ['shopExportParts', 'shopExportVolumes'] as const)
    await deleteRows(tx, table, { exportId: id });
  return true;
}

const startedBy = (tx: Pick<Tx, 'shopId' | 'now'>) =>
  fromShop(tx, 'shopExports', { state: 'writing' }).where('startsAt', '<=', tx.now);

/** Exports that must be continued and, below, exports whose storage time is over. */
export const exportsToWrite = (tx: Tx, most: number) =>
  tx.all(startedBy(tx).select('id').orderBy('startsAt').orderBy('id').limit(most));
export const expiredExports = (tx: Tx, most: number) =>
  tx.all(rows(tx).where('state', '=', 'ready').where('expiresAt', '<=', tx.now).limit(most));

export const nextExportWorkAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select min(case state when 'writing' then starts_at else expires_at end) as at
    from shop_exports where shop_id = ${shopId} and state in ('writing', 'ready')`;

/** The position from which an export continues. */
export interface ExportPosition {
  readonly file: string;
  readonly place: unknown;
}

interface NewPart extends ExportPosition {
  readonly written: string;
  readonly fileId: string;
  readonly mime: string;
  readonly bytes: number;
  readonly rowCount: number;
  readonly sums: object;
}

/**
 * Records a stored part, and where the next begins. False if the export has ended, or another process wrote
 * this part.
 */
export async function storeExportPart(tx: Tx, { id, partCount }: ExportRow, part: NewPart): Promise<boolean> {
  const moved = await tx.run(
    updateInShop(tx, 'shopExports', { id, state: 'writing', partCount }).set((row) => ({
      ...{ file: part.file, place: part.place === null ? null : JSON.stringify(part.place) },
      partCount: partCount + 1,
      rowCount: row('rowCount', '+', part.rowCount),
      byteCount: row('byteCount', '+', part.bytes),
    })),
  );
  if (moved === 0) return false;
  await insertRow(tx, 'files', {
    ...{ id: part.fileId, purpose: 'export', memberId: null, staffId: null },
    ...{ mime: part.mime, bytes: part.bytes, createdAt: tx.now, looseSince: null },
  });
  await insertRow(tx, 'shopExportParts', {
    ...{ exportId: id, position: partCount, file: part.written },
    ...{ fileId: part.fileId, rowCount: part.rowCount, sums: JSON.stringify(part.sums) },
  });
  return true;
}

export async function filesWithParts(tx: Tx, exportId: string): Promise<string[]> {
  const parts = fromShop(tx, 'shopExportParts', { exportId }).select('file').distinct();
  return fieldOf(await tx.all(parts), 'file');
}

export const exportParts = (tx: Tx, exportId: string) =>
  tx.all(
    fromShop(tx, 'shopExportParts', { exportId })
      .select(['position', 'file', 'fileId', 'rowCount', 'sums'])
      .orderBy('position'),
  );
export type ExportPartRow = Awaited<ReturnType<typeof exportParts>>[number];

export const exportVolumesOf = (tx: Tx, exportIds: readonly string[]) =>
  tx.all(fromShop(tx, 'shopExportVolumes', { exportId: exportIds }).selectAll().orderBy('number'));
export type ExportVolumeRow = Awaited<ReturnType<typeof exportVolumesOf>>[number];

/** A range of files, after `after` or starting with `from`, and up to `to`. */
export interface FileSpan {
  readonly after?: string | null;
  readonly from?: string;
  readonly to?: string;
}

/** Photos that staff took of a member's parcels. */
const ofTheirParcels = (shopId: string, memberId: string) => sql<boolean>`id in (
  select one.file_id from parcel_photos one join parcels p on p.shop_id = one.shop_id and p.id = one.parcel_id
  where one.shop_id = ${shopId} and p.shop_id = ${shopId} and p.member_id = ${memberId})`;

/** Pictures and documents that the shop, or one member, had at a moment, in id order. */
export function storedFiles(
  tx: Tx,
  { requestedAt, memberId }: Pick<ExportRow, 'requestedAt' | 'memberId'>,
  { after, from, to }: FileSpan,
  most: number,
) {
  let found = fromShop(tx, 'files')
    .select(['id', 'purpose', 'mime', 'bytes'])
    .where('purpose', '<>', 'export')
    .where('createdAt', '<', requestedAt)
    .orderBy('id')
    .limit(most);
  if (memberId !== null)
    found = found.where((row) =>
      row.or([row('memberId', '=', memberId), ofTheirParcels(tx.shopId, memberId)]),
    );
  if (after) found = found.where('id', '>', after);
  if (from !== undefined) found = found.where('id', '>=', from);
  if (to !== undefined) found = found.where('id', '<=', to);
  return tx.all(found);
}

export type StoredFile = Awaited<ReturnType<typeof storedFiles>>[number];

export type NewExportVolume = Omit<ExportVolumeRow, 'shopId' | 'exportId'>;

/**
 * Records which pictures form a volume, and where the next begins. Without a next position, the export is
 * ready.
 */
export async function storeExportVolumes(
  tx: Tx,
  { id, place }: ExportRow,
  volumes: readonly NewExportVolume[],
  next: ExportPosition,
  expiresAt: string | null,
): Promise<boolean> {
  const moved = await tx.run(
    updateInShop(tx, 'shopExports', { id, state: 'writing' })
      .set((row) => ({
        ...(expiresAt === null
          ? { file: next.file, place: JSON.stringify(next.place) }
          : { state: 'ready' as const, file: '', place: null, finishedAt: tx.now, expiresAt }),
        pictureCount: row(
          'pictureCount',
          '+',
          volumes.reduce((sum, { fileCount }) => sum + fileCount, 0),
        ),
        pictureBytes: row(
          'pictureBytes',
          '+',
          volumes.reduce((sum, { byteCount }) => sum + byteCount, 0),
        ),
      }))
      .where(
        sql<boolean>`place is not distinct from ${place === null ? null : JSON.stringify(place)}::jsonb`,
      ),
  );
  if (moved === 0) return false;
  await insertRows(
    tx,
    'shopExportVolumes',
    volumes.map((volume) => ({ ...volume, exportId: id })),
  );
  return true;
}
