import { isRefusal, type Refusal, refusalMessage } from '@crossdock/contract/refusals.ts';
import { calls, type Output } from '@crossdock/contract/table.ts';
import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { prepareOrder, quoteRefusal } from '../checkout/prepare.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';

type Awaiting = Output<'listAssistants'>['awaiting'][number];

/**
 * An order that an assistant requests, described in words and at the current price. A refusal if it cannot be
 * submitted.
 */
export async function priceRequestedOrder(
  tx: Tx,
  actor: Member,
  text: string,
): Promise<Awaiting['order'][number] | Refusal> {
  const input = calls.submitOrder.input.parse(JSON.parse(text));
  const prepared = await prepareOrder(tx, actor, input, { lock: false });
  if (isRefusal(prepared)) return prepared;
  const { discount, offer, destination, lane, parcels } = prepared;
  if (isRefusal(discount)) return discount;
  const [impossible] = offer.quote.refusals;
  if (impossible) return quoteRefusal(impossible);
  const { consignee, pickupPoint } = destination.snapshot;
  return {
    totalMinor: offer.quote.totalMinor,
    consignee,
    place: pickupPoint ? `${pickupPoint.name} · ${pickupPoint.address}` : addressLine(destination.snapshot),
    channel: lane.channel[actor.lang],
    parcels: parcels.map(({ courierNumber, goodsName }) => ({ courierNumber, goodsName })),
  };
}

/** Describes the requested order for the member who confirms it, with the reason if it cannot be submitted now. */
export async function describeOrderForMember(
  tx: Tx,
  actor: Member,
  text: string,
): Promise<Pick<Awaiting, 'order' | 'problem'>> {
  const priced = await priceRequestedOrder(tx, actor, text);
  if (isRefusal(priced)) return { order: [], problem: refusalMessage(priced, actor.lang) };
  const { totalMinor } = calls.submitOrder.input.parse(JSON.parse(text));
  if (totalMinor === priced.totalMinor) return { order: [priced], problem: '' };
  const changed = {
    refused: 'order.feeChanged' as const,
    params: { totalMinor: priced.totalMinor, seenMinor: totalMinor },
  };
  return { order: [], problem: refusalMessage(changed, actor.lang) };
}
