import { z } from 'zod';
import { member, settingsCalls, staff } from '../wire/call.ts';
import { note, plain } from '../wire/values.ts';
import { storeListPreview } from './storeList.ts';

/** The shop's account with the logistics provider whose map shows the convenience stores. */
const storeMapAccount = z.strictObject({
  provider: z.enum(['ecpay']),
  merchantId: z
    .string({ error: 'field.required' })
    .trim()
    .regex(/^[A-Z0-9]{1,10}$/i, 'field.invalid'),
  /** Where the firm brings its parcels: to a store of the chain (`UNIMARTC2C`), or to its warehouse (`UNIMART`). */
  kind: z.enum(['UNIMARTC2C', 'UNIMART']),
  /** The provider's production map, not the test one. */
  live: plain.yesNo,
});
export type StoreMapAccount = z.infer<typeof storeMapAccount>;

/** Signing keys are written and never returned; if left out, the stored ones stay. */
const hashed = z
  .string()
  .trim()
  .regex(/^[\w+/=-]{8,64}$/, 'field.invalid')
  .optional();

export const storeMapInput = z.strictObject({
  map: storeMapAccount.extend({ hashKey: hashed, hashIv: hashed }).nullable(),
});
export type StoreMapInput = z.output<typeof storeMapInput>['map'];

const storeMapSettings = z.object({ map: storeMapAccount.extend({ keysKept: plain.yesNo }).nullable() });
export type StoreMapSettings = z.infer<typeof storeMapSettings>;

const settings = settingsCalls('staff/stores/map', storeMapInput, storeMapSettings);

export const storeMapCalls = {
  startStoreMap: member.post('Member/StartStoreMap', {
    summary: 'Start choosing a 7-11 store on the provider’s map',
    input: z.strictObject({
      /** The address being changed; null for a new one. */
      addressId: plain.maybeId.default(null),
      /** The page to which the member returns after saving the address. */
      returnTo: note(200).default(''),
      phone: plain.yesNo.default(true),
    }),
    output: z.object({
      action: plain.text,
      fields: z.array(z.object({ name: plain.text, value: plain.text })),
    }),
    refusals: ['storeMap.off'],
  }),
  takeMapStore: member.post('Member/TakeMapStore', {
    summary: 'Get the store just chosen on the map, once',
    input: z.strictObject({ state: z.string().max(100) }),
    output: z.object({ number: plain.text, name: plain.text, address: plain.text }),
    refusals: ['storeMap.gone', 'storeMap.closed'],
  }),
  getStoreMapSettings: settings.get('shop.read', "The shop's account with the provider of the store map"),
  saveStoreMapSettings: settings.save('shop.write', 'Set or turn off the 7-11 store map', {
    refusals: ['storeMap.keysNeeded'],
  }),
  previewProviderStores: staff('warehouse.write').post('staff/stores/map/preview', {
    summary:
      'Ask the provider of the store map for its list of stores and say what importing it would do; writes nothing',
    output: storeListPreview,
    refusals: ['storeMap.keysNeeded', 'storeMap.noList'],
  }),
};
