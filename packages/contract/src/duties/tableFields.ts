import { dutyBases, dutyModes } from '@crossdock/domain/duties/table.ts';
import { goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { regions } from '@crossdock/domain/regions.ts';
import { z } from 'zod';
import { text, whole } from '../wire/values.ts';

const day = z.iso.date({ error: 'field.required' });
const rateBp = whole.min(0, 'field.tooSmall').max(100_000, 'field.tooBig');
export const dutyAmount = whole.min(0, 'field.tooSmall').max(1_000_000_00, 'field.tooBig');

const goodsRates = z
  .array(z.strictObject({ goodsType: z.enum(goodsTypes, 'field.required'), dutyBp: rateBp }))
  .max(goodsTypes.length, 'field.tooMany')
  .check((found) => {
    const seen = new Set<string>();
    for (const [at, { goodsType }] of found.value.entries()) {
      if (seen.has(goodsType))
        found.issues.push({
          code: 'custom',
          message: 'field.invalid',
          path: [at, 'goodsType'],
          input: goodsType,
        });
      seen.add(goodsType);
    }
  });

export const dutyTableFields = {
  country: z.enum(regions, 'field.required'),
  /** The first day on which the table applies. */
  from: day,
  base: z.enum(dutyBases, 'field.required'),
  /** In minor units of the country's currency; 0: no shipment is free. */
  freeUpToMinor: dutyAmount,
  freeModes: z.array(z.enum(dutyModes)).max(dutyModes.length, 'field.tooMany'),
  /** Free shipments of a declarer in half a year; null: any number. */
  freeEntries: whole.min(0, 'field.tooSmall').max(1_000, 'field.tooBig').nullable(),
  lowValueBp: rateBp,
  vatBp: rateBp,
  dutyBp: rateBp,
  goodsRates,
  source: text(200),
  asOf: day,
  /** Millionths of the country's currency per unit of the shop's; null if unknown. */
  rateMillionths: whole.min(1, 'field.tooSmall').max(1_000_000_000_000, 'field.tooBig').nullable(),
};

export const dutyTableInput = z.strictObject(dutyTableFields);
