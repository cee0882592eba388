import type { Client } from '@crossdock/contract/client.ts';
import type { AuditReasonKey, RejectionReason } from '@crossdock/contract/shops/auditReasons.ts';
import type { AuditQueueName } from '@crossdock/contract/shops/desk.ts';
import { describe, expect, test } from 'vitest';
import { reasonText, storedReason } from '../src/platform/reasons.ts';
import { openPayWorld } from './payWorld.ts';
import { openTransferWorld } from './transferWorld.ts';
import { atHome } from './typedAddresses.ts';
import { toBankCard } from './withdrawalWorld.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld({
  env: { SMTP_URL: 'smtp://127.0.0.1:9' },
  settings: {
    adjustAloneMaxMinor: 1_000_000,
    promotion: { active: true, rateBp: 500, shareRewardMinor: 2_000, shareRewardPoints: 10 },
  },
});
const pay = await openPayWorld(world);
const transfers = await openTransferWorld(world);
const owner = await world.tw.staff(['owner']);
const of = (row: { rejectReason: string } | undefined) => row?.rejectReason;

/** One kind of request: how a member submits it, how a clerk rejects it, and where both read the reason. */
interface Kind {
  readonly queue: AuditQueueName;
  readonly key: AuditReasonKey;
  handIn(member: Person): Promise<string>;
  reject(id: string, why: RejectionReason): ReturnType<Client['attempt']>;
  /** Reads the reason in every place that shows it to the member. */
  readonly member?: readonly ((client: Client, id: string) => Promise<string | undefined>)[];
  clerk(client: Client, member: Person): Promise<string | undefined>;
}

const rejection = { decision: 'reject' } as const;

const kinds: readonly Kind[] = [
  {
    queue: 'addresses',
    key: 'addressIncomplete',
    handIn: async ({ client }) => {
      const added = await client.call('addAddress', atHome);
      return added.id;
    },
    reject: async (id, why) => {
      const { list } = await owner.client.call('listAddressAudits', { pageSize: 100 });
      const seenAt = list.find((one) => one.id === id)?.updatedAt ?? '';
      return owner.client.attempt('auditAddress', { id, ...rejection, ...why, seenAt });
    },
    member: [
      async (client, id) => of(await client.call('getAddress', { id })),
      async (client) => of((await client.call('listAddresses', {})).list[0]),
    ],
    clerk: async (client, { id: memberId }) =>
      of((await client.call('listAddressAudits', { state: 'rejected', memberId })).list[0]),
  },
  {
    queue: 'identities',
    key: 'pictureBlurred',
    handIn: async (member) => {
      await member.client.call('submitAuthentication', {
        realName: '王小明',
        country: 'TW',
        idKind: 'nationalId',
        idNumber: 'A123456789',
        frontFileId: await world.tw.pictureOf(member, 'idCard'),
      });
      const { list } = await owner.client.call('listIdentityAudits', { memberId: member.id });
      return list[0]?.id ?? '';
    },
    reject: async (id, why) => {
      const { list } = await owner.client.call('listIdentityAudits', { pageSize: 100 });
      const seenAt = list.find((one) => one.id === id)?.updatedAt ?? '';
      return owner.client.attempt('auditIdentity', { id, ...rejection, ...why, seenAt });
    },
    member: [async (client) => (await client.call('getAuthenticationData', {})).identity?.rejectReason],
    clerk: async (client, { id: memberId }) =>
      of((await client.call('listIdentityAudits', { state: 'rejected', memberId })).list[0]),
  },
  {
    queue: 'declarers',
    key: 'documentExpired',
    handIn: async ({ client }) => {
      const input = { name: '王小明', country: 'TW', phone: '0912345678', idNumber: 'A123456789' } as const;
      return (await client.call('addDeclarer', input)).id;
    },
    reject: async (id, why) => {
      const { list } = await owner.client.call('listDeclarerAudits', { pageSize: 100 });
      const seenAt = list.find((one) => one.id === id)?.updatedAt ?? '';
      return owner.client.attempt('auditDeclarer', { id, ...rejection, ...why, seenAt });
    },
    member: [async (client) => of((await client.call('listDeclarers', {})).list[0])],
    clerk: async (client, { id: memberId }) =>
      of((await client.call('listDeclarerAudits', { state: 'rejected', memberId })).list[0]),
  },
  {
    queue: 'transfers',
    key: 'notArrived',
    handIn: async (member) => (await transfers.file(member)).id,
    reject: (id, why) => transfers.finance.client.attempt('rejectBankTransfer', { id, ...why }),
    member: [
      async (client) => of((await client.call('listMyBankTransfers', {})).list[0]),
      async (client) => {
        const by = (await client.call('listRecharges', {})).list[0]?.by;
        return by?.kind === 'transfer' ? by.rejectReason : undefined;
      },
    ],
    clerk: async (client, { id: memberId }) =>
      of((await client.call('listBankTransfers', { state: 'rejected', memberId })).list[0]),
  },
  {
    queue: 'withdrawals',
    key: 'accountUnreadable',
    handIn: async (member) => {
      await pay.give(member, 50_000);
      const { id } = await member.client.call('submitWithdrawal', await toBankCard(world, member));
      return id;
    },
    reject: (id, why) => transfers.finance.client.attempt('rejectWithdrawal', { id, ...why }),
    member: [
      async (client) => of((await client.call('listMyWithdrawals', {})).list[0]),
      async (client, id) => of(await client.call('getWithdrawal', { id })),
      async (client, id) => (await client.call('getWithdrawal', { id })).steps.at(-1)?.why,
    ],
    clerk: async (client, { id: memberId }) =>
      of((await client.call('listWithdrawals', { state: 'rejected', memberId })).list[0]),
  },
  {
    queue: 'adjustments',
    key: 'needsReceipt',
    handIn: async ({ id: memberId }) => {
      const asked = { memberId, amountMinor: 2_000_000, reason: '賠付運損' };
      return (await owner.client.call('adjustMemberBalance', asked)).id;
    },
    reject: (id, why) => transfers.finance.client.attempt('rejectAdjustment', { id, ...why }),
    clerk: async (client, { id: memberId }) =>
      of((await client.call('listAdjustments', { state: 'rejected', memberId })).list[0]),
  },
  {
    queue: 'shares',
    key: 'linkDead',
    handIn: async (member) => {
      const fileIds = [await world.tw.pictureOf(member, 'share')];
      const proof = { platform: 'facebook', link: 'https://example.com/p', note: '', fileIds } as const;
      return (await member.client.call('addMemberShare', proof)).id;
    },
    reject: (id, why) => owner.client.attempt('rejectShare', { id, ...why }),
    member: [async (client) => of((await client.call('listMyShares', {})).list[0])],
    clerk: async (client, { id: memberId }) =>
      of((await client.call('listShares', { state: 'rejected', memberId })).list[0]),
  },
];

const said: Readonly<Partial<Record<AuditReasonKey, Readonly<Record<'zh' | 'tw' | 'en', string>>>>> = {
  addressIncomplete: {
    zh: '地址不完整，请补上门牌与楼层',
    tw: '地址不完整，請補上門牌與樓層',
    en: 'The address is incomplete: house number or floor is missing',
  },
  pictureBlurred: {
    zh: '照片不清楚，请重新上传',
    tw: '照片不清楚，請重新上傳',
    en: 'The photo isn’t readable. Upload it again',
  },
  documentExpired: { zh: '证件已过期', tw: '證件已過期', en: 'The document has expired' },
  notArrived: { zh: '款项尚未入账', tw: '款項尚未入帳', en: 'The money has not arrived' },
  accountUnreadable: { zh: '账号资料看不清楚', tw: '帳號資料看不清楚', en: 'The account isn’t readable' },
  needsReceipt: { zh: '请附上凭证', tw: '請附上憑證', en: 'Add a receipt' },
  linkDead: { zh: '链接无法打开', tw: '連結無法開啟', en: 'The link doesn’t open' },
};

describe.each(kinds)('a reason stored by its key, in $queue', ({ queue, key, handIn, reject, ...reads }) => {
  test('is shown to everybody in their own language, followed by the clerk’s words', async () => {
    const member = await world.tw.member();
    const id = await handIn(member);
    expect(await reject(id, { reasonKey: key, reason: '第 2 張' })).toMatchObject({ ok: true });
    for (const lang of ['zh', 'tw', 'en'] as const) {
      const text = `${said[key]?.[lang]}${lang === 'en' ? '. ' : '。'}第 2 張`;
      const [reader, clerk] = [world.tw.as(member.token, lang), world.tw.as(owner.token, lang)];
      expect(await reads.clerk(clerk, member)).toBe(text);
      expect((await clerk.call('getAuditOutcome', { queue, id })).reason).toBe(text);
      for (const read of reads.member ?? []) expect(await read(reader, id)).toBe(text);
      const { list } = await reader.call('listNotifications', {});
      if (reads.member) expect(list[0]?.text).toContain(text);
    }
  });

  test('needs no words besides it; words alone are shown as written; an unknown key is refused at its field', async () => {
    const [one, other] = [await world.tw.member(), await world.tw.member()];
    const id = await handIn(one);
    expect(await reject(id, { reasonKey: 'linkBroken' as AuditReasonKey, reason: 'x' })).toBeRefusedAt(
      'reasonKey',
      'audit.reasonUnknown',
    );
    expect(await reject(id, { reason: ' ' })).toBeRefused({ fields: { reason: {} } });
    expect(await reject(id, { reasonKey: key, reason: '' })).toMatchObject({ ok: true });
    expect(await reads.clerk(world.tw.as(owner.token, 'zh'), one)).toBe(said[key]?.zh);
    expect(await reject(await handIn(other), { reason: '#2 看不清楚' })).toMatchObject({ ok: true });
    expect(await reads.clerk(world.tw.as(owner.token, 'zh'), other)).toBe('#2 看不清楚');
  });
});

test("emails have it in the recipient's language", async () => {
  const [chinese, english] = [
    await world.tw.member({ email: 'zh@example.com' }),
    await world.tw.member({ email: 'en@example.com' }),
  ];
  await world.sql(`update members set lang = case id when $1 then 'zh' else 'en' end where id in ($1, $2)`, [
    chinese.id,
    english.id,
  ]);
  for (const member of [chinese, english]) {
    const { id } = await transfers.file(member);
    await transfers.finance.client.call('rejectBankTransfer', { id, reasonKey: 'notArrived', reason: '8/3' });
  }
  const bodyTo = async (recipient: string) => (await world.row('outgoingMessages', { recipient }))?.body;
  await expect.poll(() => bodyTo('zh@example.com')).toContain('款项尚未入账。8/3');
  await expect.poll(() => bodyTo('en@example.com')).toContain('The money has not arrived. 8/3');
});

test.each([
  ['words alone', '照片模糊'],
  ['a number', '#12 is missing'],
  ['a word of nobody', '#linkBroken'],
  ['what every object has', '#constructor'],
  ['two keys', '#linkDead#linkDead'],
])('a reason stored as %s is shown as written', (_what, kept) => {
  expect(reasonText(kept, 'en')).toBe(kept);
  expect(storedReason({ reason: kept })).toBe(kept);
});
