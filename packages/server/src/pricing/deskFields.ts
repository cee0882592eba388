import type { addChannelInput } from '@crossdock/contract/pricing/channels.ts';
import type { z } from 'zod';

/**
 * Whether a carrier serves each delivery type; otherwise members could choose a delivery type that no carrier
 * serves.
 */
export function areDeliveriesServed(input: z.output<typeof addChannelInput>): boolean {
  return input.deliveryTypes.every((type) => input.carriers.some((one) => one.deliveryType === type));
}
