import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { cancelOrder } from './cancelOrder.ts';
import { cancelOrderForMember } from './cancelOrderForMember.ts';
import { payFromBalance } from './payFromBalance.ts';

export const settlementHandlers = {
  cancelOrder,
  cancelOrderForMember,
  payFromBalance,
} satisfies Partial<Handlers<CallTable>>;
