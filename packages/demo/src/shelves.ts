import { locationRange } from '@crossdock/domain/warehouses/locations.ts';

/** The places of a demo warehouse: four racks of eighteen bays with five boards each. */
export const shelfCodes: readonly string[] = locationRange('A-01-1', 'D-18-5') ?? [];
