import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { signObstacle } from '@crossdock/domain/orders/actions.ts';
import { findCollector } from '../members/collector.store.ts';
import { type SignProof, signStatOf } from '../orders/signProof.ts';
import { lockOrderOf } from '../orders/store.ts';
import { actionFactsOf, orderViewContext } from '../orders/view.ts';
import type { Handler } from '../platform/handler.ts';
import { markPackagesSigned } from './markPackagesSigned.ts';

export const signOrder: Handler<'signOrder'> = async (tx, actor, input, services) => {
  const order = await lockOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  const obstacle = signObstacle(actionFactsOf(order, actor.shop.settings.memberMaySign));
  if (obstacle !== undefined) return refuse(obstacle);
  const { name } = await findCollector(tx, actor.memberId);
  const proof: SignProof = { by: 'member', signer: name, note: input.note, fileIds: [] };
  const marked = await markPackagesSigned(tx, actor, order, { proof, packageIds: input.packageIds });
  if (isRefusal(marked)) return marked;
  const signed = marked.isSigned
    ? { state: 'signed' as const, signedAt: tx.now, signProof: proof }
    : { state: order.state, signedAt: null, signProof: null };
  return signStatOf(signed, orderViewContext(actor, services, tx.now));
};
