import { describe, expect, test } from 'vitest';
import { storageWarnings } from '../src/checkout/storageJob.ts';
import { arrivalNoticeRecording } from '../src/parcels/arrivalNoticeJob.ts';
import { choiceOf, insertApprovedAddress, insertLane } from './orderWorld.ts';
import { freshNumber, goods, measured } from './parcelWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { testSettingEffect } from './settingEffects.ts';
import { changeSettings, type SavedSettings } from './shopSettings.ts';
import { openSmtp } from './smtpDouble.ts';
import { atMoment } from './stoppedClock.ts';
import { type Person, startWorld } from './world.ts';

/** Tests that storage days begin with shelving or with the delivery of its message, by real mail on loopback. */
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const post = await openSmtp();
const world = await startWorld({ env: { SMTP_URL: post.url }, settings: { picturesNeeded: false } });
const lane = await insertLane(world, world.tw, { card: { storage: null } });
const [owner, clerk] = [await world.tw.staff(['owner']), await world.tw.staff(['warehouse'])];
const shelves = await owner.client.call('listStaffWarehouses', {});
const shelf = shelves.find(({ id }) => id === lane.warehouseId);
if (shelf === undefined) throw new Error('the warehouse is gone');
const { active: _, ...fields } = shelf;
await owner.client.call('editWarehouse', { ...fields, freeStorageDays: 2, closedDays: [] });

async function set(changes: Partial<SavedSettings>): Promise<void> {
  await changeSettings(owner, changes);
}

/** A member's parcel that arrived and was put on a shelf. */
async function arrived(member: Person): Promise<string> {
  const courierNumber = freshNumber();
  const { list } = await member.client.call('forecastParcels', { ...goods, courierNumber });
  await clerk.client.call('receiveParcel', {
    ...{ courierNumber, warehouseId: lane.warehouseId, ...measured },
    shelfCode: 'A-01',
  });
  return list[0]?.id ?? '';
}

const sweep = () => runJobIfDue(world, world.tw, arrivalNoticeRecording());
const clockOf = async (member: Person, id: string) => {
  const { storage, shelvedAt } = await member.client.call('getParcel', { id });
  return { since: storage?.since, cause: storage?.cause, shelvedAt: shelvedAt ?? '' };
};
const after = (iso: string, days: number) => new Date(Date.parse(iso) + days * dayMs).toISOString();

/** The mail about the arrival, once the mail server has accepted it. */
async function mailOf(member: Person) {
  const find = () =>
    world.sql<{ id: string; at: string }>(
      `select id, to_char(sent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from outgoing_messages
       where member_id = $1 and event = 'parcel.shelve' and state = 'sent'`,
      [member.id],
    );
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await find();
  if (mail === undefined) throw new Error('no mail');
  return mail;
}

/** The words of a message, without the line breaks that the mail's encoding or its text contains. */
const wordsOf = (raw: string) => {
  const [, body = ''] = /base64[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? [];
  const quoted = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
  const text = body === '' ? quoted : Buffer.from(body, 'base64').toString('utf8');
  return text.replaceAll(/\s+/g, ' ');
};

describe('storage days', () => {
  test('count from shelving if the shop chose nothing else', async () => {
    const member = await world.tw.member();
    const id = await arrived(member);
    await mailOf(member);
    await sweep();
    const { since, cause, shelvedAt } = await clockOf(member, id);
    expect([since, cause]).toEqual([shelvedAt, 'shelved']);
  });

  test('count from the delivery of the email, and calendar, parcel, quote and message have the same day', async () => {
    await set({ storageFrom: 'told', storageLatestDays: 3 });
    const member = await world.tw.member();
    const home = await insertApprovedAddress(world, lane, member);
    const id = await arrived(member);
    const before = await clockOf(member, id);
    expect([before.since, before.cause]).toEqual([after(before.shelvedAt, 3), 'pending']);
    const mail = await mailOf(member);
    // The data now looks as if the mail server had accepted the mail two days after the shelving.
    await world.sql(
      `update parcels set shelved_at = (shelved_at at time zone 'UTC' - interval '2 days') at time zone 'UTC', storage_latest = (storage_latest at time zone 'UTC' + interval '1 day') at time zone 'UTC' where id = $1`,
      [id],
    );
    await world.backdate('notifications', { subjectId: id }, '1 day', 'createdAt');
    await sweep();
    expect(await clockOf(member, id)).toMatchObject({ since: mail.at, cause: 'told' });
    const found = await member.client.call('getStorageCalendar', { days: 7 });
    expect(found.parcels).toMatchObject([
      { id, since: mail.at, cause: 'told', rentBegins: after(mail.at, 3) },
    ]);
    for (const at of [after(mail.at, 2.9), after(mail.at, 3.1)]) {
      const quoted = await atMoment(at, () => member.client.call('quoteOrder', choiceOf(lane, [id], home)));
      expect(quoted.lines.some(({ kind }) => kind === 'storage')).toBe(at > after(mail.at, 3));
    }
    await runJobIfDue(world, world.tw, storageWarnings(world.running.services));
    const { list } = await member.client.call('listNotifications', {});
    const notice = list.find(({ event }) => event === 'parcel.storageEnding');
    expect(notice?.text).toMatch(/Send now: .+\d\. The storage fee begins .+\d/);
    const row = await world.row('members', { id: member.id });
    const theirs = await world.client(world.tw.host, member.token, 'tw').call('listNotifications', {});
    const inTheirs = theirs.list.find(({ event }) => event === 'parcel.storageEnding');
    expect(inTheirs?.text).toMatch(/現在寄 .+\d.+起計倉租/);
    const mails = () => post.letters.filter(({ to }) => to === row?.email).map(({ text }) => wordsOf(text));
    // The mail contains the same sentence as the notification in the portal.
    await expect
      .poll(mails, { timeout: 20_000 })
      .toContainEqual(expect.stringContaining(wordsOf(inTheirs?.text ?? '')));
  });

  test('begin some days after shelving at the latest if the email bounced', async () => {
    const member = await world.tw.member();
    const id = await arrived(member);
    const mail = await mailOf(member);
    await sweep();
    expect((await clockOf(member, id)).cause).toBe('told');
    await world.change('outgoingMessages', { id: mail.id }, { state: 'failed', failure: 'address' });
    await sweep();
    const { since, cause, shelvedAt } = await clockOf(member, id);
    expect([since, cause]).toEqual([after(shelvedAt, 3), 'pending']);
    const later = await atMoment(inDays(6.5), () => member.client.call('getParcel', { id }));
    expect(later.storage).toMatchObject({ cause: 'untold', daysStored: 3, overtimeDays: 1 });
    // The member reads the notification in the portal, so it counts as delivered although the mail failed.
    const { list } = await member.client.call('listNotifications', {});
    const told = list.find(({ event }) => event === 'parcel.shelve');
    await member.client.call('readNotifications', { upToId: told?.id ?? '' });
    await sweep();
    expect((await clockOf(member, id)).cause).toBe('told');
  });

  test('of a parcel in an order stay as in its price', async () => {
    const member = await world.tw.member();
    const home = await insertApprovedAddress(world, lane, member);
    const id = await arrived(member);
    const choice = choiceOf(lane, [id], home);
    const { totalMinor } = await member.client.call('quoteOrder', choice);
    await member.client.call('submitOrder', { ...choice, totalMinor, agreed: true });
    await mailOf(member);
    await sweep();
    const [row] = await world.sql('select 1 from parcels where id = $1 and arrival_told_at is null', [id]);
    expect(row).toBeDefined();
  });

  test('do not count while a parcel is missing, whoever registers it, and the calendar says so', async () => {
    const member = await world.tw.member();
    const id = await arrived(member);
    const { courierNumber } = await member.client.call('getParcel', { id });
    await clerk.client.call('registerProblem', {
      courierNumber,
      type: 'missing',
      description: '找不到',
      fileIds: [],
    });
    const { parcels } = await member.client.call('getStorageCalendar', {});
    expect(parcels).toMatchObject([{ id, pausedNow: true, pauseCause: 'problem' }]);
    expect(new Set(parcels[0]?.kinds)).toEqual(new Set(['paused']));
  });

  testSettingEffect(
    'saveShopSettings.storageFrom',
    'what the storage days of new parcels count from',
    async () => {
      const member = await world.tw.member();
      await set({ storageFrom: 'shelved' });
      expect((await clockOf(member, await arrived(member))).cause).toBe('shelved');
      await set({ storageFrom: 'told' });
      expect((await clockOf(member, await arrived(member))).cause).toBe('pending');
    },
  );

  testSettingEffect('saveShopSettings.storageLatestDays', 'when they begin without a delivery', async () => {
    const member = await world.tw.member();
    for (const storageLatestDays of [3, 9]) {
      await set({ storageFrom: 'told', storageLatestDays });
      const { since, shelvedAt } = await clockOf(member, await arrived(member));
      expect(since).toBe(after(shelvedAt, storageLatestDays));
    }
  });
});
