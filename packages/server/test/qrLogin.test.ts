import { describe, expect, test } from 'vitest';
import { secondsAgo } from './ago.ts';
import { errorOf } from './messengerWorld.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const member = await world.tw.member();

const begin = () => world.tw.guest.call('beginQrLogin', {});
type RequestedApproval = Awaited<ReturnType<typeof begin>>;
const statusOf = ({ id, browserKey }: RequestedApproval) =>
  world.tw.guest.attempt('getQrLoginStatus', { id, browserKey });
const scan = ({ id, scanCode }: RequestedApproval, by = member) =>
  by.client.attempt('scanQrLogin', { id, scanCode });
const answer = ({ id, scanCode }: RequestedApproval, accept: boolean, by = member) =>
  by.client.attempt('answerQrLogin', { id, scanCode, accept });

const invalid = 'messenger.qrInvalid';

describe('logging a desktop in with a phone', () => {
  test('waiting, scanned, confirmed: the token comes once, and is valid', async () => {
    const begun = await begin();
    expect(await statusOf(begun)).toMatchObject({ data: { state: 'waiting', token: null } });
    const seen = await scan(begun);
    expect(seen).toMatchObject({
      ok: true,
      data: { ip: '127.0.0.1', userAgent: expect.any(String), expiresAt: begun.expiresAt },
    });
    expect(await statusOf(begun)).toMatchObject({ data: { state: 'scanned', token: null } });
    expect(await answer(begun, true)).toMatchObject({ ok: true });
    const confirmed = await statusOf(begun);
    if (!confirmed.ok) throw confirmed.failure;
    expect(confirmed.data).toEqual({
      state: 'confirmed',
      token: expect.any(String),
      memberId: member.id,
    });
    const me = await world.tw.as(confirmed.data.token ?? '').call('getMemberInfo', {});
    expect(me.id).toBe(member.id);
    // A QR login can be used only once.
    expect(await errorOf(statusOf(begun))).toBe(invalid);
    expect(await errorOf(scan(begun))).toBe(invalid);
    expect(await errorOf(answer(begun, true))).toBe(invalid);
  });

  test('refused: no token, and no second answer', async () => {
    const begun = await begin();
    await scan(begun);
    expect(await answer(begun, false)).toMatchObject({ ok: true });
    expect(await statusOf(begun)).toMatchObject({ data: { state: 'refused', token: null } });
    expect(await errorOf(answer(begun, true))).toBe(invalid);
  });

  test('QR code invalid: unknown, or two minutes old, at every step', async () => {
    const unknown = { ...(await begin()), id: '00000000-0000-7000-8000-000000000000' };
    for (const attempt of [statusOf(unknown), scan(unknown), answer(unknown, true)])
      expect(await errorOf(attempt)).toBe(invalid);
    const [fresh, scanned] = [await begin(), await begin()];
    expect(Date.parse(fresh.expiresAt) - Date.now()).toBeLessThanOrEqual(120_000);
    await scan(scanned);
    await world.change('qrLogins', {}, { expiresAt: secondsAgo(1) });
    for (const attempt of [statusOf(fresh), scan(fresh), answer(scanned, true), statusOf(scanned)])
      expect(await errorOf(attempt)).toBe(invalid);
  });

  test('confirmed but not fetched in time logs nobody in', async () => {
    const begun = await begin();
    await scan(begun);
    await answer(begun, true);
    await world.change('qrLogins', { id: begun.id }, { expiresAt: secondsAgo(1) });
    expect(await errorOf(statusOf(begun))).toBe(invalid);
  });

  test('only the phone that scanned it can answer', async () => {
    const begun = await begin();
    expect(await errorOf(answer(begun, true))).toBe(invalid);
    const other = await world.tw.member();
    await scan(begun);
    expect(await errorOf(answer(begun, true, other))).toBe(invalid);
    expect(await statusOf(begun)).toMatchObject({ data: { state: 'scanned' } });
  });

  test('50 phones at once: one scans it, the others get an invalid code, and the first may look again', async () => {
    const begun = await begin();
    const phones = await Promise.all(Array.from({ length: 50 }, () => world.tw.member()));
    const scans = await Promise.all(phones.map((phone) => scan(begun, phone)));
    const winner = phones.filter((_phone, n) => scans[n]?.ok);
    expect(winner).toHaveLength(1);
    expect(await scan(begun, winner[0])).toMatchObject({ ok: true });
  });

  test('50 queries at once for a confirmed login: one gets the token', async () => {
    const begun = await begin();
    await scan(begun);
    await answer(begun, true);
    const answers = await Promise.all(Array.from({ length: 50 }, () => statusOf(begun)));
    expect(answers.filter((one) => one.ok && one.data.token !== null)).toHaveLength(1);
  });

  test('confirm and refuse at once: one counts', async () => {
    const begun = await begin();
    await scan(begun);
    const both = await Promise.all([answer(begun, true), answer(begun, false)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('the picture alone logs nobody in, because the key stays in the browser that began', async () => {
    const begun = await begin();
    await scan(begun);
    await answer(begun, true);
    const stolen = { ...begun, browserKey: begun.scanCode };
    expect(await errorOf(statusOf(stolen))).toBe(invalid);
    expect(begun.scanCode).not.toContain(begun.browserKey);
    expect(await statusOf(begun)).toMatchObject({ data: { token: expect.any(String) } });
  });

  test("another shop's member cannot scan it, and another shop's host does not know it", async () => {
    const begun = await begin();
    const stranger = await world.th.member();
    expect(await errorOf(scan(begun, stranger))).toBe(invalid);
    const { id, browserKey } = begun;
    expect(await errorOf(world.th.guest.attempt('getQrLoginStatus', { id, browserKey }))).toBe(invalid);
  });

  test('a member who is disabled in between is not logged in', async () => {
    const [begun, phone] = [await begin(), await world.tw.member()];
    await scan(begun, phone);
    await answer(begun, true, phone);
    await world.change('members', { id: phone.id }, { status: 'disabled' });
    expect(await errorOf(statusOf(begun))).toBe('member.disabled');
  });

  test('staff acting as the member may not approve a login', async () => {
    const owner = await world.tw.staff();
    const { ticket } = await owner.client.call('actAsMember', { memberId: member.id });
    const { token } = await world.tw.guest.call('getBackMemberToken', { ticket });
    const { id, scanCode } = await begin();
    const acting = world.tw.as(token);
    expect(await errorOf(acting.attempt('scanQrLogin', { id, scanCode }))).toBe('session.actingForbidden');
  });

  test('one address can begin 120 in an hour', async () => {
    await world.change('throttles', { bucket: 'qr-begin' }, { count: 120 });
    expect(await errorOf(world.tw.guest.attempt('beginQrLogin', {}))).toBe('throttle.wait');
  });
});
