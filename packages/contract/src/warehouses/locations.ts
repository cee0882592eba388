import { isLocationCode, normaliseLocation, rangeMax } from '@crossdock/domain/warehouses/locations.ts';
import { z } from 'zod';
import { call, longBodyBytes } from '../wire/call.ts';
import { doneAnswer, id, text } from '../wire/values.ts';

/** A location as typed or scanned. */
export const locationCode = text(30).transform(normaliseLocation).pipe(z.string().max(30));

/** A new location, in a form that scanners do not mistake for another number. */
const newCode = text(30)
  .transform(normaliseLocation)
  .pipe(z.string().refine(isLocationCode, 'warehouse.locationCode'));

const addLocationsInput = z.strictObject({
  warehouseId: id,
  codes: z.array(newCode).min(1, 'field.required').max(rangeMax, 'field.tooMany'),
});

export const locationCalls = {
  listLocations: call('GET', 'staff/locations', {
    by: 'staff',
    can: 'warehouse.read',
    summary: 'List the shelves of a warehouse, by code',
    input: z.strictObject({ warehouseId: id }),
    output: z.object({ list: z.array(z.object({ id, code: z.string(), closed: z.boolean() })) }),
  }),
  addLocations: call('POST', 'staff/locations', {
    by: 'staff',
    can: 'location.write',
    bodyAtMost: longBodyBytes,
    summary: 'Add shelves to a warehouse: one, a range or a list',
    input: addLocationsInput,
    output: z.object({ added: z.number().int(), known: z.number().int() }),
    refusals: ['parcel.warehouse'],
  }),
  activateLocation: call('POST', 'staff/locations/activate', {
    by: 'staff',
    can: 'location.write',
    summary: 'Close an empty shelf or reopen it',
    input: z.strictObject({ id, active: z.boolean() }),
    output: doneAnswer,
    refusals: ['warehouse.locationInUse'],
  }),
  removeLocation: call('POST', 'staff/locations/remove', {
    by: 'staff',
    can: 'location.write',
    summary: 'Remove an empty shelf',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['warehouse.locationInUse'],
  }),
};
