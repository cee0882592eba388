import type { CommentView } from '@crossdock/contract/comments/calls.ts';
import type { PictureView } from '@crossdock/contract/wire/pictures.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { authorInitial } from '@crossdock/domain/comments/rules.ts';
import { fileUrl } from '../platform/fileRows.ts';
import type { ShopId } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { CommentRow } from './store.ts';

export interface CommentViewContext {
  readonly lang: Lang;
  /** The reading member; null means staff. */
  readonly memberId: string | null;
  picture(fileId: string): PictureView;
}

export function commentViewContext(
  actor: { readonly lang: Lang; readonly shop: { readonly id: ShopId }; readonly memberId?: string },
  { config }: Services,
  now: string,
): CommentViewContext {
  const url = (fileId: string, variant: 'thumb' | 'full') =>
    fileUrl(config.APP_SECRET, actor.shop.id, fileId, variant, now);
  return {
    lang: actor.lang,
    memberId: actor.memberId ?? null,
    picture: (fileId) => ({ thumb: url(fileId, 'thumb'), full: url(fileId, 'full') }),
  };
}

/** A review as members read it. Other members see at most the first letter of the author's name. */
export function commentOf(row: CommentRow, reader: CommentViewContext): CommentView {
  return {
    id: row.id,
    stars: row.stars,
    tags: row.tags,
    text: row.text,
    pictures: row.fileIds.map(reader.picture),
    by: authorInitial(row.nickname || row.memberName, row.anonymous),
    createdAt: row.createdAt,
    channelName: row[reader.lang],
    country: row.country,
    days: row.days,
    answer: row.answer,
    answeredAt: row.answeredAt,
    mine:
      row.memberId === reader.memberId
        ? {
            orderId: row.orderId,
            orderNumber: row.orderNumber,
            anonymous: row.anonymous,
            points: row.points,
            hidden: row.hiddenAt === null ? null : row.hiddenReason,
          }
        : null,
  };
}
