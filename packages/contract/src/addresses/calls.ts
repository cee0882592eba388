import { pickupPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';
import { addressProblems, type DeliveryKind, zipQueryProblem } from '@crossdock/domain/addresses/rules.ts';
import { auditStates } from '@crossdock/domain/payments/states.ts';
import { z } from 'zod';
import { areaCode } from '../members/fields.ts';
import { guest, member } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { count, id, note, plain, query, text, texts } from '../wire/values.ts';
import { staffAddressCalls } from './desk.ts';
import { parsedAddressView } from './reading.ts';
import { addressView, pickupPointView, placeRefusals } from './shapes.ts';
import { storeListCalls } from './storeList.ts';
import { storeMapCalls } from './storeMap.ts';

/** The number of a store on the shop's list, and the person who collects there; by default the consignee. */
const storeFields = z.strictObject({
  number: note(20),
  phone: note(30).default(''),
  linkName: note(100).default(''),
});

const addressFields = {
  /** 2 home delivery, 3 pickup point or store (specification, section 9). */
  deliveryType: z.union([z.literal(2), z.literal(3)]).default(2),
  consignee: note(100),
  areaCode,
  phone: z.string({ error: 'field.required' }).max(20, 'field.tooLong'),
  /** A second number, such as the home phone, in any form. */
  tel: note(30)
    .regex(/^[\d+()#\- ]*$/, 'field.phoneFree')
    .default(''),
  country: note(2),
  province: note(100).default(''),
  city: note(100).default(''),
  area: note(100).default(''),
  areaId: z.string().max(100).nullable().default(null),
  street: note(200).default(''),
  detail: note(300).default(''),
  zip: note(10).default(''),
  /** True if the member keeps a postal code that our area tables do not contain for the chosen area. */
  zipKept: plain.yesNo.default(false),
  idNumber: note(30),
  idKind: z.enum(['person', 'company']).default('person'),
  pickupPointId: plain.maybeId.default(null),
  store: storeFields.nullable().default(null),
  isDefault: plain.yesNo.default(false),
};

type AddressFields = z.output<z.ZodObject<typeof addressFields>>;

function deliveryKind(address: Pick<AddressFields, 'deliveryType' | 'store'>): DeliveryKind {
  if (address.deliveryType === 2) return 'home';
  return address.store === null ? 'pickupPoint' : 'convenienceStore';
}

/** The paths of fields that are not at the input's top level. */
const pathsInStore: Readonly<Record<string, string[]>> = {
  storeNumber: ['store', 'number'],
  collector: ['store', 'linkName'],
};

/** Reports each problem of an address at its field. The rules are in section 5 of the product's specification. */
function checkAddress(
  value: AddressFields,
  context: {
    addIssue(issue: {
      code: 'custom';
      message: string;
      path: string[];
      params: Record<string, unknown>;
    }): void;
  },
): void {
  const problems = addressProblems({
    ...value,
    kind: deliveryKind(value),
    storeNumber: value.store?.number ?? '',
    collector: value.store?.linkName ?? '',
    pickupPointId: value.pickupPointId ?? '',
  });
  for (const { field, key, params } of problems)
    context.addIssue({
      code: 'custom',
      message: key,
      path: pathsInStore[field] ?? [field],
      params: { ...params },
    });
}

export const addressInput = z.strictObject(addressFields).superRefine(checkAddress);
export const editAddressInput = z.strictObject({ id, ...addressFields }).superRefine(checkAddress);

const country = z.object({
  code: plain.text,
  name: plain.text,
  ...texts.shape,
  areaCode: plain.text,
});
const area = z.object({
  id: plain.text,
  parentId: plain.maybeText,
  level: count,
  name: plain.text,
  localName: plain.text,
  zip: plain.maybeText,
  leaf: plain.yesNo,
});

export const addressCalls = {
  addAddress: member.postOnce('Member/AddAddress', {
    summary: 'Add an address; staff review it if the shop requires that',
    input: addressInput,
    output: addressView,
    refusals: ['address.tooMany', ...placeRefusals],
  }),
  editAddress: member.post('Member/EditAddress', {
    summary: 'Change an address; an approved one is reviewed again',
    input: editAddressInput,
    output: addressView,
    refusals: placeRefusals,
  }),
  deleteAddress: member.byId.post('Member/DelAddress', {
    summary: 'Delete an address; orders that use it keep it',
  }),
  setDefaultAddress: member.byId.post('Member/SetdefaultAddress', {
    summary: 'Make an address the default one',
  }),
  listAddresses: member.page('Member/QueryAdress', {
    summary: 'List your addresses with their review state, default first',
    filters: {
      state: z.enum(auditStates).optional(),
      /** Each word must occur in the name, the phone or the place. */
      words: note(100).default(''),
    },
    of: addressView,
  }),
  getAddress: member.byId.get('Member/QueryAddressByID', {
    summary: 'One of my addresses',
    output: addressView,
  }),
  listPickupPoints: guest.page('Member/GetAllZtd', {
    summary: 'Pickup points of the shop: place, hours, limits',
    filters: {
      country: note(2).optional(),
      kind: z.enum(pickupPointKinds).optional(),
      words: note(100).default(''),
    },
    of: pickupPointView,
  }),
  listMyPickupPoints: member.get('Member/QueryZtdAdress', {
    summary: 'List your saved pickup points',
    output: listOf(pickupPointView.extend({ isDefault: plain.yesNo })),
  }),
  getDefaultPickupPoint: member.get('Member/GetZtdAdressDefault', {
    summary: 'My default pickup point, or null',
    output: pickupPointView.nullable(),
  }),
  setDefaultPickupPoint: member.byId.post('Member/SetdefaultZtdAdress', {
    summary: 'Save a pickup point and make it the default',
    refusals: ['address.pickupPointUnknown'],
  }),
  forgetPickupPoint: member.byId.post('Member/DelZtdAdress', {
    summary: 'Remove a saved pickup point',
  }),
  listCountries: guest.get('Member/GetCountryList', {
    summary: 'List countries with country codes: all, or those served',
    input: z.strictObject({ isall: query.flag().default(false) }),
    output: listOf(country),
  }),
  listDestinations: guest.get('Member/GetDestinationList', {
    summary: 'Destinations that the shop serves',
    output: listOf(country),
  }),
  getDestinationOfPickupPoint: member.byId.get('Orders/GetDestinationByZtd', {
    summary: 'The destination that a pickup point serves',
    forPrograms:
      'the portal has the destination with each pickup point, from `GetAllZtd` and `QueryZtdAdress`',
    output: listOf(
      z.object({
        country: plain.text,
        name: plain.text,
        province: plain.text,
        city: plain.text,
        zip: plain.text,
      }),
    ),
  }),
  listAreas: guest.get('Member/GetAreaByParentID', {
    summary: 'Provinces of a country, cities of a province, areas of a city',
    input: z.strictObject({ country: text(2), parentId: note(100).optional() }),
    output: listOf(area),
  }),
  findAreas: guest.get('Member/QueryAreaCodeV2', {
    summary: 'Find areas by a 5-digit postal code or words',
    input: z
      .strictObject({
        country: note(2).optional(),
        zip: z.string().trim().optional(),
        words: note(50).optional(),
      })
      .superRefine((value, context) => {
        const key = value.zip === undefined ? undefined : zipQueryProblem(value.zip);
        if (key) context.addIssue({ code: 'custom', message: key, path: ['zip'] });
        if (value.zip === undefined && !value.words)
          context.addIssue({ code: 'custom', message: 'field.required', path: ['words'] });
      }),
    output: listOf(z.object({ country: plain.text, zip: plain.maybeText, path: z.array(area) })),
  }),
  readAddress: member.post('Member/ReadAddress', {
    summary: 'Read an address that was pasted as one text into its fields; nothing is stored',
    input: z.strictObject({
      text: text(1000),
      /** The country that is already entered in the form. */
      country: note(2).default(''),
    }),
    output: parsedAddressView,
  }),
  ...staffAddressCalls,
  ...storeListCalls,
  ...storeMapCalls,
};
