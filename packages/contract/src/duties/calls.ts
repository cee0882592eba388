import { member } from '../wire/call.ts';
import { dutyDeskCalls } from './desk.ts';
import { orderDuties } from './shapes.ts';

export const dutyCalls = {
  ...dutyDeskCalls,
  getOrderDuties: member.byOrder.get('Orders/GetOrderDuties', {
    summary: 'Estimated duty and tax of my order, and what customs charged where the shop noted it',
    output: orderDuties,
  }),
};
