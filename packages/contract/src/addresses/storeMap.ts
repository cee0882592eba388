import { z } from 'zod';
import { call } from '../wire/call.ts';
import { emptyInput, id, note } from '../wire/values.ts';
import { storePreview } from './storeList.ts';

/** The shop's account with the logistics provider of the map. */
export const storeMap = z.strictObject({
  provider: z.enum(['ecpay']),
  merchantId: z
    .string({ error: 'field.required' })
    .trim()
    .regex(/^[A-Z0-9]{1,10}$/i, 'field.invalid'),
  /** Whether parcels start from another store or from the chain's warehouse. */
  kind: z.enum(['UNIMARTC2C', 'UNIMART']),
  /** The provider's production map, not the test one. */
  live: z.boolean(),
});
export type StoreMap = z.infer<typeof storeMap>;

/** Signing keys are written and never returned; if left out, the stored ones stay. */
const hashed = z
  .string()
  .trim()
  .regex(/^[\w+/=-]{8,64}$/, 'field.invalid')
  .optional();

export const storeMapInput = z.strictObject({
  map: storeMap.extend({ hashKey: hashed, hashIv: hashed }).nullable(),
});
export type StoreMapInput = z.output<typeof storeMapInput>['map'];

const storeMapSettings = z.object({ map: storeMap.extend({ keysKept: z.boolean() }).nullable() });
export type StoreMapSettings = z.infer<typeof storeMapSettings>;

export const storeMapCalls = {
  startStoreMap: call('POST', 'Member/StartStoreMap', {
    by: 'member',
    summary: 'Start choosing a 7-11 store on the provider’s map',
    input: z.strictObject({
      /** The address being changed; null for a new one. */
      addressId: id.nullable().default(null),
      /** Where the member continues after the address. */
      returnTo: note(200).default(''),
      phone: z.boolean().default(true),
    }),
    output: z.object({
      action: z.string(),
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
    refusals: ['storeMap.off'],
  }),
  takeMapStore: call('POST', 'Member/TakeMapStore', {
    by: 'member',
    summary: 'Get the store just chosen on the map, once',
    input: z.strictObject({ state: z.string().max(100) }),
    output: z.object({ number: z.string(), name: z.string(), address: z.string() }),
    refusals: ['storeMap.gone', 'storeMap.closed'],
  }),
  getStoreMapSettings: call('GET', 'staff/stores/map', {
    by: 'staff',
    can: 'shop.read',
    summary: "The shop's account with the provider of the store map",
    input: emptyInput,
    output: storeMapSettings,
  }),
  saveStoreMapSettings: call('POST', 'staff/stores/map', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Set or turn off the 7-11 store map',
    input: storeMapInput,
    output: storeMapSettings,
    refusals: ['storeMap.keysNeeded'],
  }),
  previewProviderStores: call('POST', 'staff/stores/map/preview', {
    by: 'staff',
    can: 'warehouse.write',
    summary:
      'Ask the provider of the store map for its list of stores and say what importing it would do; writes nothing',
    input: emptyInput,
    output: storePreview,
    refusals: ['storeMap.keysNeeded', 'storeMap.noList'],
  }),
};
