import type { warehouseCalls } from '@crossdock/contract/warehouses.ts';
import type { Handlers } from '../platform/handler.ts';

export const warehouseHandlers: Handlers<typeof warehouseCalls> = {};
