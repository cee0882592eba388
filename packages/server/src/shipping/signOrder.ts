import { refuse } from '@crossdock/contract/refusals.ts';
import { findCollector } from '../members/collector.store.ts';
import { type SignProof, signStatOf } from '../orders/signProof.ts';
import { dueMinor, lockOrderOf } from '../orders/store.ts';
import { readerOf } from '../orders/view.ts';
import type { Handler } from '../platform/handler.ts';
import { markSigned } from './markSigned.ts';

export const signOrder: Handler<'signOrder'> = async (tx, actor, input, services) => {
  const order = await lockOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  if (!actor.shop.settings.memberMaySign) return refuse('order.signByShop');
  if (order.state !== 'awaitingSignature') return refuse('order.wrongState');
  if (order.cashOnDelivery && dueMinor(order) > 0) return refuse('order.signByCarrier');
  const { name } = await findCollector(tx, actor.memberId);
  const proof: SignProof = { by: 'member', signer: name, note: input.note, fileIds: [] };
  const problem = await markSigned(tx, actor, order, proof);
  if (problem) return problem;
  const signed = { state: 'signed' as const, signedAt: tx.now, signProof: proof };
  return signStatOf(signed, readerOf(actor, services, tx.now));
};
