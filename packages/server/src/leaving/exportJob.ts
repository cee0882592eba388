import { exportLimits } from '@crossdock/domain/leaving/limits.ts';
import { z } from 'zod';
import type { NoTransaction } from '../platform/db.ts';
import { fileKey } from '../platform/files.ts';
import { newId } from '../platform/ids.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { publish } from '../platform/realtime.ts';
import type { Services } from '../platform/services.ts';
import { sweepOneByOne } from '../platform/sweeps.ts';
import { TimeSlice } from '../platform/timeSlice.ts';
import { addSums, type ColumnSums, csvLines } from './csv.ts';
import {
  type ExportRow,
  endExport,
  expiredExports,
  exportsToWrite,
  filesWithParts,
  findExport,
  type NewExportVolume,
  nextExportWorkAt,
  storedFiles,
  storeExportPart,
  storeExportVolumes,
} from './exports.store.ts';
import { exportedFileNames, openExportFile } from './files.ts';
import { notifyExportReady } from './notifyExport.ts';
import { encryptExportPart, exportPartMime } from './parts.ts';

export const exportsJob = 'write-exports';
/** The realtime topic of exports. */
const exportsTopic = 'exports';

const rowsAtOnce = 250;
/** A part is stored once it has this much text, or when the job's turn ends. */
const partChars = 2_000_000;
const picturesAtOnce = 5_000;
/** The phase after the last file with rows. */
const pictures = 'pictures';

/** Writes requested exports part by part, and removes those whose storage time is over. */
export function exportsJobDefinition(services: Services): JobDefinition {
  const sign = ({ id }: { readonly id: string }) => ({ id, label: '' });
  return {
    name: exportsJob,
    isDue: async (tx) => (await exportsToWrite(tx, 1)).length > 0 || (await expiredExports(tx, 1)).length > 0,
    nextAt: nextExportWorkAt,
    run: async (noTransaction) => {
      const turn = new TimeSlice();
      await sweepOneByOne(
        noTransaction,
        {
          ...{ name: 'endExports', atOnce: 10, take: expiredExports, sign },
          each: (_, { id }) => noTransaction.transact((tx) => endExport(tx, id, null)),
        },
        turn.goOn,
      );
      await sweepOneByOne(
        noTransaction,
        {
          ...{ name: 'writeExports', atOnce: 10, take: exportsToWrite, sign },
          each: (_, { id }) => writeOn(noTransaction, services, id, turn.goOn),
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}

/**
 * Continues an export until it is ready or the job's turn ends. The last part of a killed process is written
 * again.
 */
async function writeOn(
  noTransaction: NoTransaction,
  services: Services,
  id: string,
  goOn: () => boolean,
): Promise<void> {
  do {
    const found = await noTransaction.transact((tx) => findExport(tx, id));
    if (found?.state !== 'writing') return;
    if (found.file === pictures) await notePictures(noTransaction, services, found);
    else await writePart(noTransaction, services, found, goOn);
  } while (goOn());
}

const placeShape = z.array(z.string()).nullable();

async function writePart(
  noTransaction: NoTransaction,
  services: Services,
  found: ExportRow,
  goOn: () => boolean,
): Promise<void> {
  const files = exportedFileNames(found.memberId);
  const at = found.file === '' ? 0 : files.indexOf(found.file);
  const file = files[at];
  if (file === undefined) throw new Error(`this version knows no file ${found.file}; a newer one goes on`);
  const before = placeShape.parse(found.place);
  const part = await collect(noTransaction, found, { file, after: before }, goOn);
  const name = { exportId: found.id, position: found.partCount, file };
  const { APP_SECRET } = services.config;
  const bytes = await encryptExportPart(noTransaction, APP_SECRET, found.sealedKey, name, part.text);
  const fileId = newId();
  const key = fileKey(noTransaction.turn.shopId, fileId, 'full');
  await services.files.put(noTransaction, key, bytes, exportPartMime);
  const next = part.isEnd
    ? { file: await fileAfter(noTransaction, found, file), place: null }
    : { file, place: part.place };
  const isKept = await noTransaction.transact(async (tx) => {
    await publish(tx, exportsTopic, found.memberId);
    const kept = { written: file, fileId, mime: exportPartMime, bytes: bytes.length };
    return storeExportPart(tx, found, { ...kept, ...next, rowCount: part.rowCount, sums: part.sums });
  });
  // If the part was not recorded, the export was cancelled meanwhile or another process has written the same part.
  // The stored bytes are then removed.
  if (!isKept) await services.files.remove(noTransaction, key);
}

/** The first file without a part: another version of the software may have begun with the files in another order. */
async function fileAfter(noTransaction: NoTransaction, { id, memberId }: ExportRow, file: string) {
  const written = new Set([...(await noTransaction.transact((tx) => filesWithParts(tx, id))), file]);
  return exportedFileNames(memberId).find((one) => !written.has(one)) ?? pictures;
}

/** Reads pages of a file until they make a part; each page is read in a short transaction of its own. */
async function collect(
  noTransaction: NoTransaction,
  { requestedAt, memberId }: ExportRow,
  from: { readonly file: string; readonly after: readonly string[] | null },
  goOn: () => boolean,
) {
  const file = await noTransaction.transact((tx) => openExportFile(tx, from.file));
  // The text begins with a byte order mark, because without it spreadsheets garble Chinese.
  let text = from.after === null ? `\uFEFF${await csvLines([file.columns])}` : '';
  let place = from.after;
  let rowCount = 0;
  let sums: ColumnSums = addSums({}, file.columns, []);
  do {
    const wanted = { before: requestedAt, after: place, most: rowsAtOnce, memberId };
    const page = await noTransaction.transact((tx) => file.page(tx, wanted));
    const cells = page.map((row) => row.cells);
    text += await csvLines(cells);
    sums = addSums(sums, file.columns, cells);
    rowCount += page.length;
    place = page.at(-1)?.place ?? place;
    if (page.length < rowsAtOnce) return { text, rowCount, sums, place, isEnd: true };
  } while (text.length < partChars && goOn());
  return { text, rowCount, sums, place, isEnd: false };
}

const pictureShape = z
  .object({
    after: z.string().nullable(),
    number: z.number(),
    firstId: z.string().nullable(),
    fileCount: z.number(),
    byteCount: z.number(),
  })
  .nullable();

/**
 * Divides the pictures and documents into volumes. They are not copied; a download reads them from their
 * storage.
 */
async function notePictures(
  noTransaction: NoTransaction,
  services: Services,
  found: ExportRow,
): Promise<void> {
  const start = { after: null, number: 1, firstId: null, fileCount: 0, byteCount: 0 };
  const place = { ...(pictureShape.parse(found.place) ?? start) };
  const shop = await services.tenants.ofId(noTransaction.turn.shopId);
  await noTransaction.transact(async (tx) => {
    const files = await storedFiles(tx, found, { after: place.after }, picturesAtOnce);
    const volumes: NewExportVolume[] = [];
    const isEnd = files.length < picturesAtOnce;
    const close = () => {
      const { number, firstId, fileCount, byteCount, after } = place;
      if (firstId === null || after === null) return;
      volumes.push({ number, firstId, lastId: after, fileCount, byteCount });
      Object.assign(place, { number: number + 1, firstId: null, fileCount: 0, byteCount: 0 });
    };
    for (const { id, bytes } of files) {
      place.firstId ??= id;
      Object.assign(place, { after: id, fileCount: place.fileCount + 1, byteCount: place.byteCount + bytes });
      if (place.byteCount >= exportLimits.volumeBytes || place.fileCount >= exportLimits.volumeFiles) close();
    }
    if (isEnd) close();
    const expiresAt = tx.later(exportLimits.keptDays * 86_400_000);
    const isKept = await storeExportVolumes(
      tx,
      found,
      volumes,
      { file: pictures, place },
      isEnd ? expiresAt : null,
    );
    if (!isKept) return;
    await publish(tx, exportsTopic, found.memberId);
    if (isEnd) await notifyExportReady(tx, shop, found, expiresAt);
  });
}
