import {
  isLocationCode,
  maxRangeLocations,
  normaliseLocation,
} from '@crossdock/domain/warehouses/locations.ts';
import { z } from 'zod';
import { longBodyBytes, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { count, id, plain, text } from '../wire/values.ts';

/** A location as typed or scanned. */
export const locationCode = text(30).transform(normaliseLocation).pipe(z.string().max(30));

/** A new location, in a form that scanners do not mistake for another number. */
const newCode = text(30)
  .transform(normaliseLocation)
  .pipe(z.string().refine(isLocationCode, 'warehouse.locationCode'));

const addLocationsInput = z.strictObject({
  warehouseId: id,
  codes: z.array(newCode).min(1, 'field.required').max(maxRangeLocations, 'field.tooMany'),
});

export const locationCalls = {
  listLocations: staff('warehouse.read').get('staff/locations', {
    summary: 'List the shelves of a warehouse, by code',
    input: z.strictObject({ warehouseId: id }),
    output: listOf(z.object({ id, code: plain.text, closed: plain.yesNo })),
  }),
  addLocations: staff('location.write').post('staff/locations', {
    summary: 'Add shelves to a warehouse: one, a range or a list',
    bodyAtMost: longBodyBytes,
    input: addLocationsInput,
    output: z.object({ added: count, known: count }),
    refusals: ['parcel.warehouse'],
  }),
  activateLocation: staff('location.write').post('staff/locations/activate', {
    summary: 'Close an empty shelf or reopen it',
    input: z.strictObject({ id, active: plain.yesNo }),
    refusals: ['warehouse.locationInUse'],
  }),
  removeLocation: staff('location.write').byId.post('staff/locations/remove', {
    summary: 'Remove an empty shelf',
    refusals: ['warehouse.locationInUse'],
  }),
};
