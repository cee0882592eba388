import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { prepareOrder } from './prepare.ts';
import { discountsBeside } from './quoteDiscounts.ts';

export const quoteOrder: Handler<'quoteOrder'> = async (tx, actor, input) => {
  const prepared = await prepareOrder(tx, actor, input, { lock: false });
  if (isRefusal(prepared)) return prepared;
  const { lane, offer, declaredMinor } = prepared;
  const { quote } = offer;
  const { insurance } = lane.card;
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
    discounts: await discountsBeside(tx, actor, prepared),
  };
};
