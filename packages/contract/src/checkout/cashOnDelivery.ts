import { z } from 'zod';
import { orderState } from '../orders/shapes.ts';
import { payDespiteReportedTransfer } from '../payments/reportedTransfer.ts';
import { member } from '../wire/call.ts';
import { id, minor, plain } from '../wire/values.ts';

const collectingRefusals = ['cashOnDelivery.notOffered', 'cashOnDelivery.tooMuch'] as const;

/** The calls for cash on delivery. A member can switch an unpaid order to or from it until the order is shipped. */
export const cashOnDeliveryCalls = {
  getCashOnDelivery: member.byOrder.get('Orders/GetIsDfByOrderId', {
    summary: 'Whether cash on delivery is offered for an order',
    output: z.object({ offered: plain.yesNo, chosen: plain.yesNo, maxCollectMinor: plain.maybeMinor }),
  }),
  chooseCashOnDelivery: member.post('Orders/ChooseDf', {
    summary: 'Switch an unpaid order to or from cash on delivery',
    input: z.strictObject({ orderId: id, chosen: plain.yesNo, despiteReported: payDespiteReportedTransfer }),
    output: z.object({ chosen: plain.yesNo, state: orderState, totalMinor: minor }),
    refusals: ['order.wrongState', ...collectingRefusals, 'transfer.alreadyReported'],
  }),
  getCashOnDeliveryFare: member.byOrder.get('Orders/GetDfFareByOrderId', {
    summary: 'What cash on delivery costs for an order, and what is collected at the door',
    forPrograms: 'the portal has the fee among the lines of the quote and of the order',
    output: z.object({ fareMinor: minor, collectMinor: minor }),
    refusals: [...collectingRefusals, 'payment.alreadyPaid', 'payment.orderCancelled'],
  }),
};
