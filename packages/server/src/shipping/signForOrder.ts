import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { SignProof } from '../orders/signProof.ts';
import { lockOrder } from '../orders/store.ts';
import { areStaffFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { settleCashOnDelivery } from '../settlement/cashOnDelivery.ts';
import { markPackagesSigned } from './markPackagesSigned.ts';

export const signForOrder: Handler<'signForOrder'> = async (tx, actor, input, services) => {
  const order = await lockOrder(tx, input.orderId);
  if (!order) return refuse('row.notFound');
  if (!(await areStaffFiles(tx, input.fileIds))) return refuse('order.photoUnknown', {}, 'fileIds');
  const { signer, note, fileIds, packageIds } = input;
  const proof: SignProof = { by: 'staff', signer, note, fileIds };
  const marked = await markPackagesSigned(tx, actor, order, { proof, packageIds });
  if (isRefusal(marked)) return marked;
  const collectedMinor = marked.isSigned ? await settleCashOnDelivery(tx, actor, services, order) : 0;
  return { number: order.number, state: marked.isSigned ? 'signed' : order.state, collectedMinor };
};
