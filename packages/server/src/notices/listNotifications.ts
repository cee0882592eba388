import type { NoticeEvent } from '@crossdock/domain/notices/events.ts';
import { arrivalPhotos } from '../parcels/arrivalPhotos.store.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { fileUrl } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { listedNotices } from './store.ts';
import { shopTemplates } from './templates.store.ts';
import { noticeTextOf } from './view.ts';

const arrivals: ReadonlySet<NoticeEvent> = new Set(['parcel.receive', 'parcel.shelve']);

export const listNotifications: Handler<'listNotifications'> = async (tx, actor, input, services) => {
  const { list: rows, ...page } = await listedNotices(tx, actor.memberId, input);
  const arrived = rows.flatMap(({ event, subjectId }) => (arrivals.has(event) ? (subjectId ?? []) : []));
  const [own, photos] = await Promise.all([
    shopTemplates(tx, fieldOf(rows, 'event')),
    arrivalPhotos(tx, actor.memberId, [...new Set(arrived)]),
  ]);
  const thumbOf = ({ event, subjectId }: (typeof rows)[number]) => {
    const photo = arrivals.has(event) ? photos.find(({ parcelId }) => parcelId === subjectId) : undefined;
    return photo ? fileUrl(services.config.APP_SECRET, tx.shopId, photo.fileId, 'thumb', tx.now) : null;
  };
  const list = rows.map((row) => {
    const event = row.event;
    const words = noticeTextOf(event, row.params, actor.lang, actor.shop, own(event, actor.lang));
    const { id, subjectId, createdAt, readAt } = row;
    return { id, event, subjectId, ...words, thumb: thumbOf(row), createdAt, readAt };
  });
  return { list, ...page };
};
