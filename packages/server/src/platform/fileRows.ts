import type { NoTransaction, Tx } from './db.ts';
import { type FileStore, type FileVariant, fileKey } from './files.ts';
import { boundHash, newId, sameBytes } from './ids.ts';
import { cleanImage } from './images.ts';
import { db } from './query.ts';

export interface StoredFile {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

interface FileOwner {
  readonly memberId: string | null;
  readonly staffId: string | null;
  /** Somebody who talks to the shop without being a member. */
  readonly guestId?: string | null;
}

/** A picture whose bytes lie in the store, and which no row names yet. */
export interface PreparedImage extends StoredFile {
  readonly mime: string;
  readonly bytes: number;
}

/**
 * Cleans a picture and writes its bytes, before the row that names it: a crash leaves an orphaned file, never a row
 * without its file. Undefined where the bytes are not a picture we accept. Throws `Busy`.
 */
export async function prepareImage(
  noTransaction: NoTransaction,
  store: FileStore,
  received: Uint8Array,
): Promise<PreparedImage | undefined> {
  const image = await cleanImage(noTransaction, received);
  if (image === undefined) return undefined;
  const id = newId();
  const full = fileKey(noTransaction.turn.shopId, id, 'full');
  const thumb = fileKey(noTransaction.turn.shopId, id, 'thumb');
  noTransaction.orElse(async () => {
    await Promise.all([store.remove(noTransaction, full), store.remove(noTransaction, thumb)]);
  });
  await store.put(noTransaction, full, image.bytes, image.mime);
  await store.put(noTransaction, thumb, image.thumb, image.mime);
  return { id, mime: image.mime, bytes: image.bytes.length, width: image.width, height: image.height };
}

/** Gives a prepared picture its owner. */
export async function keepImage(
  tx: Tx,
  owner: FileOwner,
  purpose: string,
  image: PreparedImage,
): Promise<void> {
  await tx.run(
    db.insertInto('files').values({
      shopId: tx.shopId,
      id: image.id,
      purpose,
      memberId: owner.memberId,
      staffId: owner.staffId,
      guestId: owner.guestId ?? null,
      mime: image.mime,
      bytes: image.bytes,
      width: image.width,
      height: image.height,
      hasThumb: true,
      createdAt: tx.now,
      looseSince: tx.now,
    }),
  );
}

/** Files that the shop's rows are about to name: the sweep passes them over. Where one goes just now, it is waited for, and is not among the answers. */
const naming = (tx: Tx, fileIds: readonly string[]) =>
  db
    .updateTable('files')
    .set({ looseSince: null })
    .where('shopId', '=', tx.shopId)
    .where('id', 'in', [...fileIds])
    .returning('id');

/**
 * True where all the files exist, belong to the member and, if a purpose is named, were uploaded for it: input names
 * files by id, and ids prove nothing. Call it where they are about to be kept: they count as named from here on.
 */
export async function ownsFiles(
  tx: Tx,
  memberId: string,
  fileIds: readonly string[],
  purpose?: string,
): Promise<boolean> {
  if (fileIds.length === 0) return true;
  let mine = naming(tx, fileIds).where('memberId', '=', memberId);
  if (purpose !== undefined) mine = mine.where('purpose', '=', purpose);
  const rows = await tx.all(mine);
  return rows.length === new Set(fileIds).size;
}

/** Whether it is a picture that this guest of the chat uploaded. */
export async function isGuestFile(tx: Tx, guestId: string, fileId: string): Promise<boolean> {
  return (await tx.maybe(naming(tx, [fileId]).where('guestId', '=', guestId))) !== undefined;
}

/** The guest has logged in: these pictures of theirs are the member's from now on. */
export async function giveGuestFiles(
  tx: Tx,
  guestId: string,
  memberId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.run(
    db
      .updateTable('files')
      .set({ guestId: null, memberId })
      .where('shopId', '=', tx.shopId)
      .where('guestId', '=', guestId)
      .where('id', 'in', [...fileIds]),
  );
}

/** Whether it is a picture that staff uploaded for this purpose. */
export function isStaffFile(tx: Tx, fileId: string, purpose: string): Promise<boolean> {
  return areStaffFiles(tx, [fileId], purpose);
}

/** True where all are pictures that staff of the shop uploaded, and for that purpose where one is given. */
export async function areStaffFiles(tx: Tx, fileIds: readonly string[], purpose?: string): Promise<boolean> {
  if (fileIds.length === 0) return true;
  let query = naming(tx, fileIds).where('memberId', 'is', null).where('staffId', 'is not', null);
  if (purpose !== undefined) query = query.where('purpose', '=', purpose);
  const rows = await tx.all(query);
  return rows.length === new Set(fileIds).size;
}

/** Pictures that staff uploaded for the texts of the shop, with their sizes. */
export function articleFiles(tx: Tx, fileIds: readonly string[]) {
  return tx.all(
    naming(tx, fileIds)
      .where('memberId', 'is', null)
      .where('purpose', '=', 'article')
      .returning(['width', 'height']),
  );
}

/** The shop itself does not name it any more; what other rows let go the database sees (`lets_files_go`). */
export async function letGo(tx: Tx, fileId: string): Promise<void> {
  await tx.run(
    db
      .updateTable('files')
      .set({ looseSince: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', fileId),
  );
}

/**
 * How long an address is valid at least. A paper's (identities, what shows accounts) is short; a shop's icon is
 * public, and stands in pages that browsers keep for a week.
 */
const validForMs = { picture: 6 * 3_600_000, paper: 5 * 60_000, mark: 30 * 86_400_000 };
type FileKind = keyof typeof validForMs;

/** What kind of file the purpose of an upload makes. */
export const kindOf = (purpose: string): FileKind => (paperPurposes.has(purpose) ? 'paper' : 'picture');
const paperPurposes: ReadonlySet<string> = new Set(['idCard', 'withdrawal', 'voucher', 'payout']);

/**
 * A signed address of a file, good for six to twelve hours, where it is a paper for five to ten minutes. Its expiry is
 * rounded up to the next mark, so that the address stays the same meanwhile and browsers can keep the picture.
 */
export function fileUrl(
  secret: string,
  shopId: string,
  fileId: string,
  variant: FileVariant,
  now: string,
  kind: FileKind = 'picture',
): string {
  const expires = (Math.floor(Date.parse(now) / validForMs[kind]) + 2) * validForMs[kind];
  const signature = sign(secret, shopId, fileId, variant, expires);
  return `/files/${fileId}/${variant}?e=${expires}&s=${signature}`;
}

/** A picture at its two signed addresses, under the id by which it can be named again. */
export function signedPicture(
  secret: string,
  shopId: string,
  fileId: string,
  now: string,
  kind: FileKind = 'picture',
) {
  return {
    fileId,
    url: fileUrl(secret, shopId, fileId, 'full', now, kind),
    thumb: fileUrl(secret, shopId, fileId, 'thumb', now, kind),
  };
}

/** Whether the signature is ours, for this shop, and not expired. */
export function fileUrlHolds(
  secret: string,
  shopId: string,
  fileId: string,
  variant: FileVariant,
  query: { e?: string; s?: string },
  nowMs: number,
): boolean {
  const expires = Number(query.e);
  if (!Number.isSafeInteger(expires) || expires < nowMs || query.s === undefined) return false;
  return sameBytes(Buffer.from(query.s), Buffer.from(sign(secret, shopId, fileId, variant, expires)));
}

function sign(secret: string, ...parts: (string | number)[]): string {
  return boundHash(secret, 'file', ...parts.map(String)).toString('base64url');
}
