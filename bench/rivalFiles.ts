import { importedMemberCount } from './importer.ts';

const members = importedMemberCount;
const parcels = Math.round(members * 0.6);
/** The number of faults of each kind. There are ten kinds. */
const each = 30;

/** A row with a fault: its content, and the expected reason. */
interface Planted {
  readonly row: string;
  readonly error: string;
}
/** A file of the competitor’s export, with valid and faulty rows. */
export interface RivalFile {
  readonly kind: string;
  readonly head: string;
  readonly rows: readonly string[];
  readonly faults: readonly Planted[];
}

const numberOf = (n: number) => `X${100_000 + n}`;
const nobody = (n: number) => `Z${900_000 + n}`;
const planted = (error: string, row: (n: number) => string): Planted[] =>
  Array.from({ length: each }, (_, n) => ({ error, row: row(n) }));
const rows = (count: number, row: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, n) => row(n));

const memberRow = (n: number, number: string, name: string, email: string, joined: string) =>
  `${number},old${n},${name},09${20_000_000 + n},${email},${joined}`;
const good = (n: number) =>
  memberRow(n, numberOf(n), `王小明${n % 100}`, `old${n}@old.example`, '2024-03-05 13:05');
const parcelRow = (n: number, member: string, warehouse: string, weight: string) =>
  `SF7${String(n).padStart(12, '0')},${member},${warehouse},A-01,外套,${weight},2026-11-01 09:00`;

/** The competitor's export: all data of 50,000 members, and 300 rows that no system should accept. */
export const rivalFiles: readonly RivalFile[] = [
  {
    ...{ kind: 'members', head: '会员编号,用户名,姓名,手机号,邮箱,注册时间', rows: rows(members, good) },
    faults: [
      ...planted('field.email', (n) =>
        memberRow(900_000 + n, nobody(n), '王小明', 'no address', '2024-03-05'),
      ),
      ...planted('field.required', (n) =>
        memberRow(901_000 + n, nobody(1_000 + n), '', `z${n}@old.example`, '2024-03-05'),
      ),
      ...planted('moving.day', (n) =>
        memberRow(902_000 + n, nobody(2_000 + n), '王小明', `y${n}@old.example`, 'last spring'),
      ),
      ...planted('moving.twice', (n) => good(n)),
    ],
  },
  {
    ...{ kind: 'balances', head: '会员编号,余额,币种' },
    rows: rows(members, (n) => `${numberOf(n)},${(n % 5_000) + 1},TWD`),
    faults: [
      ...planted('moving.memberUnknown', (n) => `${nobody(n)},100,TWD`),
      ...planted('moving.otherCurrency', (n) => `${nobody(100 + n)},100,CNY`),
    ],
  },
  {
    ...{
      kind: 'points',
      head: '会员编号,积分',
      rows: rows(members, (n) => `${numberOf(n)},${(n % 900) + 1}`),
    },
    faults: planted('moving.memberUnknown', (n) => `${nobody(n)},100`),
  },
  {
    ...{ kind: 'parcels', head: '快递单号,会员编号,仓库,库位,品名,重量(kg),入库时间' },
    rows: rows(parcels, (n) => parcelRow(n, numberOf(n % members), 'CAN', String((n % 90) / 10 + 0.1))),
    faults: [
      ...planted('moving.memberUnknown', (n) => parcelRow(900_000 + n, nobody(n), 'CAN', '1')),
      ...planted('moving.warehouseUnknown', (n) => parcelRow(901_000 + n, numberOf(n), 'XXX', '1')),
      ...planted('moving.number', (n) => parcelRow(902_000 + n, numberOf(n), 'CAN', 'heavy')),
    ],
  },
];

/** The places that a shop needs before it can have parcels. */
export const rivalPlaces: readonly (readonly [kind: string, text: string])[] = [
  [
    'warehouses',
    'warehouse,name,linkman,phone,address\nCAN,廣州倉,{userName},020-1234567,廣州市白雲區 {randomName}',
  ],
  ['locations', 'warehouse,location\nCAN,A-01'],
];

/** The file with its faults spread among the rows, and the expected fault of each spreadsheet row. */
export function fileWithSpreadFaults({ head, rows: right, faults }: RivalFile): {
  text: string;
  expected: Map<number, string>;
} {
  const lines = [head];
  const expected = new Map<number, string>();
  // The faults are in the last tenth, so that the second of two equal numbers is the faulty one.
  const every = Math.floor(right.length / 10 / faults.length);
  const from = right.length - every * faults.length;
  for (const [n, row] of right.entries()) {
    lines.push(row);
    const fault = n >= from && (n - from) % every === 0 ? faults[(n - from) / every] : undefined;
    if (fault === undefined) continue;
    lines.push(fault.row);
    expected.set(lines.length, fault.error);
  }
  return { text: lines.join('\n'), expected };
}
