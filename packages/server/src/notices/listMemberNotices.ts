import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { deliveriesOf, noticesToMember } from './deliveries.store.ts';
import { shopTemplates } from './templates.store.ts';
import { noticeTextOf } from './view.ts';

export const listMemberNotices: Handler<'listMemberNotices'> = async (tx, actor, { memberId, ...paging }) => {
  const { list, ...counted } = await noticesToMember(tx, memberId, paging);
  const [deliveries, own] = await Promise.all([
    deliveriesOf(tx, fieldOf(list, 'id')),
    shopTemplates(tx, fieldOf(list, 'event')),
  ]);
  return {
    ...counted,
    list: list.map(({ params, ...row }) => ({
      ...row,
      ...noticeTextOf(row.event, params, actor.lang, actor.shop, own(row.event, actor.lang)),
      ways: deliveries.filter(({ notificationId }) => notificationId === row.id),
    })),
  };
};
