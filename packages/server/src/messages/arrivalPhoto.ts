import type { NoticeEvent } from '@crossdock/domain/notices/events.ts';
import type { Database } from '../platform/db.ts';
import { type FileStore, fileKey } from '../platform/files.ts';
import { jpegForMail } from '../platform/images.ts';
import type { Message } from '../platform/outbox.store.ts';
import type { ShopId } from '../platform/scope.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { findArrivalPhoto } from './arrivalPhoto.store.ts';

const arrivals: ReadonlySet<NoticeEvent> = new Set(['parcel.receive', 'parcel.shelve']);
const parcelId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/**
 * A small photo for an email about an arrival, if the shop sends photos. Undefined for other emails, for
 * goods that are not general, and if there is no photo yet. It is read and resized while the email is sent,
 * outside of any transaction. If this fails, the email is sent without it.
 */
export async function arrivalPhoto(
  database: Database,
  files: FileStore,
  shopId: ShopId,
  { event, memberId, link }: Pick<Message, 'event' | 'memberId' | 'link'>,
): Promise<Uint8Array | undefined> {
  const [id] = parcelId.exec(link ?? '') ?? [];
  if (!event || !arrivals.has(event) || !memberId || id === undefined) return undefined;
  const found = await database.transact(shopId, async (tx) =>
    (await currentSettings(tx)).mailPhotos ? findArrivalPhoto(tx, memberId, id) : undefined,
  );
  if (found === undefined) return undefined;
  const noTransaction = database.noTransaction(shopId, 'mail');
  try {
    const bytes = await files.get(noTransaction, fileKey(shopId, found.fileId, 'full'));
    return bytes && (await jpegForMail(noTransaction, bytes));
  } catch {
    return undefined;
  }
}
