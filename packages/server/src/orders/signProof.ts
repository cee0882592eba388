import { type DeliverySignature, deliverySigners } from '@crossdock/contract/orders/shapes.ts';
import { z } from 'zod';
import type { OrderRow } from './store.ts';
import type { OrderViewContext } from './view.ts';

/** The proof of delivery in `orders.sign_proof` and `packages.sign_proof`. */
const signProof = z.object({
  by: z.enum(deliverySigners),
  signer: z.string().default(''),
  note: z.string().default(''),
  fileIds: z.array(z.string()).default([]),
});
export type SignProof = z.infer<typeof signProof>;

/** The proof in a stored document; undefined if there is none. */
export const signProofIn = (stored: unknown): SignProof | undefined => signProof.safeParse(stored).data;

export function signStatOf(
  order: Pick<OrderRow, 'state' | 'signedAt' | 'signProof'>,
  reader: Pick<OrderViewContext, 'picture'>,
): DeliverySignature {
  const proof = signProofIn(order.signProof);
  return {
    signed: order.state === 'signed',
    signedAt: order.signedAt,
    by: proof?.by ?? null,
    signer: proof?.signer ?? '',
    note: proof?.note ?? '',
    pictures: (proof?.fileIds ?? []).map((fileId) => reader.picture(fileId)),
  };
}
