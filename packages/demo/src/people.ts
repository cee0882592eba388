import { memberAlias } from '@crossdock/domain/warehouses/placeholders.ts';
import { areaCodes, type DemoRegion, personName, phone, street } from './names.ts';
import { identityNumber, type Place, places } from './places.ts';
import type { Random } from './random.ts';
import { day, hour } from './times.ts';

export interface DemoMember {
  readonly id: string;
  readonly name: string;
  readonly region: DemoRegion;
  readonly place: Place;
  readonly phone: string;
  readonly addressId: string;
  readonly since: number;
  readonly trips: number;
  readonly row: Readonly<Record<string, unknown>>;
  readonly addresses: readonly Readonly<Record<string, unknown>>[];
}

export interface PeopleInput {
  readonly shopId: string;
  readonly count: number;
  readonly regions: readonly (readonly [DemoRegion, number])[];
  readonly passwordHash: string;
  readonly auditorId: string;
  readonly now: number;
}

/** The members who had joined by that time, in the same order. */
export const membersAt = (members: readonly DemoMember[], at: number): readonly DemoMember[] =>
  members.filter(({ since }) => since < at);

/** Creates the demo's members. The first one, the busiest, is the login for visitors. */
export function makeMembers(random: Random, people: PeopleInput): DemoMember[] {
  return Array.from({ length: people.count }, (_, index) => makeMember(random, people, index));
}

function makeMember(random: Random, people: PeopleInput, index: number): DemoMember {
  const isFirst = index === 0;
  const region = isFirst ? (people.regions[0]?.[0] ?? 'TW') : random.weighted(people.regions);
  const since = people.now - (isFirst ? 350 : random.int(3, 365)) * day;
  const id = random.idAt(since);
  const name = personName(random, region);
  const where = random.weighted(places[region]);
  const localPhone = phone(index * 37 + 1_204_618, region);
  const account = isFirst ? 'demo' : `${random.pick(handles)}${random.int(10, 99)}${index}`;
  const addressId = random.idAt(since + hour / 2);
  const row = {
    shopId: people.shopId,
    id,
    account,
    name,
    nickname: isFirst ? name : '',
    areaCode: areaCodes[region],
    phone: localPhone,
    email: `${account}@example.com`,
    passwordHash: people.passwordHash,
    level: random.weighted([
      [1, 70],
      [2, 20],
      [3, 10],
    ] as const),
    simpleCode: random.digits(3) + index.toString(36).toUpperCase().padStart(3, 'X'),
    randomName: memberAlias(random.bytes(4)),
    lang: region === 'TW' ? 'tw' : random.pick(['zh', 'en']),
    createdAt: new Date(since).toISOString(),
  };
  const address = firstAddress(random, people, row, { id: addressId, region, where, since });
  return {
    id,
    name,
    region,
    place: where,
    phone: localPhone,
    addressId,
    since,
    row,
    trips: isFirst
      ? 34
      : random.weighted([
          [2, 20],
          [8, 40],
          [14, 28],
          [26, 12],
        ] as const),
    addresses: [address, ...secondAddress(random, address, people.now, index)],
  };
}

interface FirstAddress {
  readonly id: string;
  readonly region: DemoRegion;
  readonly where: Place;
  readonly since: number;
}

type Owner = Readonly<Record<'id' | 'name' | 'areaCode' | 'phone', string>>;

interface DemoAddress extends Readonly<Record<string, unknown>> {
  readonly country: DemoRegion;
}

function firstAddress(random: Random, people: PeopleInput, row: Owner, at: FirstAddress): DemoAddress {
  return {
    shopId: people.shopId,
    id: at.id,
    memberId: row.id,
    consignee: row.name,
    areaCode: row.areaCode,
    phone: row.phone,
    country: at.region,
    province: at.where.province,
    city: at.where.city,
    street: '',
    detail: street(random, at.region),
    zip: at.where.zip,
    idNumber: identityNumber(random, at.region),
    isDefault: true,
    state: 'approved',
    rejectReason: '',
    auditedAt: new Date(at.since + hour).toISOString(),
    auditedBy: people.auditorId,
    createdAt: new Date(at.since + hour / 2).toISOString(),
    updatedAt: new Date(at.since + hour).toISOString(),
  };
}

/** Some members have a second address that is pending or was rejected, so that the audit queue is not empty. */
function secondAddress(random: Random, first: DemoAddress, now: number, index: number) {
  if (index % 9 !== 4) return [];
  const at = now - random.int(1, 60) * 1_800_000;
  const isRefused = index % 18 === 4;
  return [
    {
      ...first,
      id: random.idAt(at),
      consignee: personName(random, first.country),
      detail: street(random, first.country),
      isDefault: false,
      state: isRefused ? 'rejected' : 'pending',
      auditedAt: isRefused ? new Date(at + 1_200_000).toISOString() : null,
      auditedBy: isRefused ? first.auditedBy : null,
      rejectReason: isRefused ? '身分證字號與收件人姓名不符，請確認後重新送出' : '',
      createdAt: new Date(at).toISOString(),
      updatedAt: new Date(at).toISOString(),
    },
  ];
}

const handles = [
  'mika',
  'leo',
  'sunny',
  'panda',
  'coco',
  'river',
  'amber',
  'jojo',
  'nina',
  'ray',
  'kiki',
  'moon',
  'taro',
  'lulu',
  'apple',
];
