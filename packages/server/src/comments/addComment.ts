import { refuse } from '@crossdock/contract/refusals.ts';
import { pointsForComment } from '@crossdock/domain/comments/rules.ts';
import { findOrderOf } from '../orders/store.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { addPoints } from '../points/store.ts';
import { findComment, insertComment } from './store.ts';
import { commentOf, commentViewContext } from './view.ts';

export const addComment: Handler<'addComment'> = async (tx, actor, input, services) => {
  const { memberId, shop } = actor;
  const [order, areMine] = await Promise.all([
    findOrderOf(tx, memberId, input.orderId),
    ownsFiles(tx, memberId, input.fileIds, 'comment'),
  ]);
  if (order === undefined) return refuse('row.notFound');
  if (order.state !== 'signed') return refuse('comment.notSigned');
  if (!areMine) return refuse('comment.pictureUnknown', {}, 'fileIds');
  const points = pointsForComment(shop.settings);
  const id = newId();
  const { stars, tags, text, fileIds, anonymous } = input;
  const comment = {
    id,
    memberId,
    orderId: order.id,
    channelId: order.channelId,
    stars,
    text,
    anonymous,
    points,
  };
  // If two requests run at once, the second finds the review of the first.
  if (!(await insertComment(tx, { ...comment, tags: [...new Set(tags)], fileIds })))
    return refuse('comment.known');
  if (points > 0)
    await addPoints(tx, actor, { memberId, points, kind: 'commented', orderId: order.id, memo: '' });
  const row = await findComment(tx, id);
  return row ? commentOf(row, commentViewContext(actor, services, tx.now)) : refuse('row.notFound');
};
