import type { NoTransaction, Tx } from './db.ts';
import { type FileStore, type FileVariant, fileKey } from './files.ts';
import { keyedHash, newId, sameBytes } from './ids.ts';
import { cleanImage, type ImageRequest } from './images.ts';
import { changeRow, changeRows, findRow, insertRow, updateInShop } from './rows.ts';

export interface StoredFile {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

interface FileOwner {
  readonly memberId: string | null;
  readonly staffId: string | null;
  /** A visitor of the chat who is not a member. */
  readonly guestId?: string | null;
}

/** A picture whose bytes are stored but that no row names yet. */
export interface PreparedImage extends StoredFile {
  readonly mime: string;
  readonly bytes: number;
  /** The content of its QR code, if it is to be stored. */
  readonly qr: string | null;
}

/**
 * Cleans a picture and writes its bytes before the row that names it: a crash leaves an orphaned file, never a row
 * without its file. Undefined if the bytes are not an accepted picture. Throws `TooBusy`.
 */
export async function prepareImage(
  noTransaction: NoTransaction,
  store: FileStore,
  received: Uint8Array,
  wish: ImageRequest = {},
): Promise<PreparedImage | undefined> {
  const image = await cleanImage(noTransaction, received, wish);
  if (image === undefined) return undefined;
  const id = newId();
  const full = fileKey(noTransaction.turn.shopId, id, 'full');
  const thumb = fileKey(noTransaction.turn.shopId, id, 'thumb');
  noTransaction.orElse(async () => {
    await Promise.all([store.remove(noTransaction, full), store.remove(noTransaction, thumb)]);
  });
  await store.put(noTransaction, full, image.bytes, image.mime);
  await store.put(noTransaction, thumb, image.thumb, image.mime);
  const { mime, width, height, qr } = image;
  return { id, mime, bytes: image.bytes.length, width, height, qr };
}

/** Stores the row of a prepared picture with its owner. */
export async function storeImage(
  tx: Tx,
  owner: FileOwner,
  purpose: string,
  image: PreparedImage,
): Promise<void> {
  await insertRow(tx, 'files', {
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
    qr: image.qr,
    createdAt: tx.now,
    looseSince: tx.now,
  });
}

/**
 * Marks files as used, because rows of the shop will refer to them, so that the sweep keeps them. The result lacks a file
 * that is deleted at the same time.
 */
const naming = (tx: Tx, fileIds: readonly string[]) =>
  updateInShop(tx, 'files', { id: fileIds }).set({ looseSince: null }).returning('id');

/**
 * True if all files exist, belong to the member and, if a purpose is given, were uploaded for it. Inputs refer to
 * files by id, and an id alone proves nothing. Call it when the files are about to be stored: from then on the sweep
 * keeps them.
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

/** The content of a file's QR code at upload; undefined if none was stored. */
export async function qrContentOfFile(tx: Tx, fileId: string): Promise<string | undefined> {
  const row = await findRow(tx, 'files', { id: fileId }, ['qr']);
  return row?.qr ?? undefined;
}

/** Whether this guest of the chat uploaded the picture. */
export async function isGuestFile(tx: Tx, guestId: string, fileId: string): Promise<boolean> {
  return (await tx.maybe(naming(tx, [fileId]).where('guestId', '=', guestId))) !== undefined;
}

/** Gives a guest's pictures to the member that the guest logged in as. */
export async function transferGuestFiles(
  tx: Tx,
  guestId: string,
  memberId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await changeRows(tx, 'files', { guestId, id: fileIds }, { guestId: null, memberId });
}

/** Whether staff uploaded this picture for the purpose. */
export function isStaffFile(tx: Tx, fileId: string, purpose: string): Promise<boolean> {
  return areStaffFiles(tx, [fileId], purpose);
}

/** True if staff of the shop uploaded all pictures, for the purpose if one is given. */
export async function areStaffFiles(tx: Tx, fileIds: readonly string[], purpose?: string): Promise<boolean> {
  if (fileIds.length === 0) return true;
  let query = naming(tx, fileIds).where('memberId', 'is', null).where('staffId', 'is not', null);
  if (purpose !== undefined) query = query.where('purpose', '=', purpose);
  const rows = await tx.all(query);
  return rows.length === new Set(fileIds).size;
}

/** Pictures that staff uploaded for the shop's texts, with their sizes. */
export function articleFiles(tx: Tx, fileIds: readonly string[]) {
  return tx.all(
    naming(tx, fileIds)
      .where('memberId', 'is', null)
      .where('purpose', '=', 'article')
      .returning(['width', 'height']),
  );
}

/**
 * Records that the shop's settings no longer refer to the file. For other rows a database trigger does this
 * (`lets_files_go`).
 */
export async function markFileUnused(tx: Tx, fileId: string): Promise<void> {
  await changeRow(tx, 'files', fileId, { looseSince: tx.now });
}

/**
 * The minimum validity of an address. It is short for sensitive documents (identities, bank statements). The address
 * of a shop's icon is valid longer, because the icon is public and appears in pages that browsers cache for a week.
 */
const validForMs = { picture: 6 * 3_600_000, paper: 5 * 60_000, mark: 30 * 86_400_000 };
type FileKind = keyof typeof validForMs;

/** The kind of file for an upload's purpose. */
export const fileKindByPurpose = (purpose: string): FileKind =>
  paperPurposes.has(purpose) ? 'paper' : 'picture';
const paperPurposes: ReadonlySet<string> = new Set(['idCard', 'withdrawal', 'voucher', 'payout']);

/**
 * A signed address of a file. It is valid for six to twelve hours, for a sensitive document for five to ten
 * minutes. Its expiry is rounded up, so the address stays the same for a while and browsers can cache the
 * picture.
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

/** A picture with its two signed addresses, and its id for inputs. */
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

/** Whether the signature was made by us for this shop and has not expired. */
export function isFileUrlValid(
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
  return keyedHash(secret, 'file', ...parts.map(String)).toString('base64url');
}
