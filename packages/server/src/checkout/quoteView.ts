import type { Output } from '@crossdock/contract/table.ts';
import { priceHoldTermsOf } from '../orders/priceHoldView.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { quotedLoadOfOrder } from './heldPrice.ts';
import { dutiesOfQuote } from './orderDuties.ts';
import type { PreparedOrder } from './prepare.ts';
import { availableDiscounts } from './quoteDiscounts.ts';

/** A prepared order as its member reads it: the price with its lines, the channel's options, and usable discounts. */
export async function quoteViewOf(
  tx: Tx,
  actor: Member,
  prepared: PreparedOrder,
): Promise<Output<'quoteOrder'>> {
  const { lane, offer, declaredMinor } = prepared;
  const { quote } = offer;
  const { insurance } = lane.card;
  const [discounts, duties] = await Promise.all([
    availableDiscounts(tx, actor, prepared),
    dutiesOfQuote(tx, actor, prepared),
  ]);
  return {
    totalMinor: quote.totalMinor,
    lines: quote.lines.map((line) => ({
      ...line,
      reason: { rule: line.reason.rule, numbers: { ...line.reason.numbers } },
    })),
    realWeightG: quote.realWeightG,
    volumeWeightG: quote.volumeWeightG,
    billingWeightG: quote.billingWeightG,
    refusals: quote.refusals.map(({ reason, numbers }) => ({ reason, numbers: { ...numbers } })),
    carrierId: offer.carrier?.id ?? null,
    carrierName: offer.carrier?.name ?? '',
    minDays: lane.channel.minDays,
    maxDays: lane.channel.maxDays,
    codOffered: lane.codOffered && lane.card.cashOnDelivery !== null,
    taxOffered: lane.card.taxes.some((tax) => !tax.always),
    insurance: insurance && {
      rateBp: insurance.rateBp,
      minMinor: insurance.minMinor,
      maxCoverMinor: insurance.maxCoverMinor,
      maxInsuredMinor: declaredMinor,
    },
    payBeforePacking: actor.shop.settings.payBeforePacking,
    duties,
    discounts,
    hold: priceHoldTermsOf(actor.shop.settings.priceHold, quotedLoadOfOrder(prepared), tx.now),
  };
}
