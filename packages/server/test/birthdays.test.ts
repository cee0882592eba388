import { expect, test } from 'vitest';
import { refusedWith } from './toBeRefused.ts';
import { startWorld } from './world.ts';

const world = await startWorld();

/** The date in the shop's time zone, this many days from today. */
const dayFrom = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(Date.now() + days * 86_400_000);

test.each([
  ['2090-01-01', false],
  ['1899-12-31', false],
  ['0001-01-01', false],
  ['1900-01-01', true],
  ['1992-02-29', true],
  [dayFrom(1), false],
  [dayFrom(0), true],
])('a birthday on %s: %s, for members and for staff', async (birthday, fine) => {
  const member = await world.tw.member();
  const owner = await world.tw.staff(['owner']);
  const byMember = await member.client.attempt('editMemberInfo', { birthday });
  const rest = { name: '王', nickname: '', sex: null, whatsapp: '', facebook: '', lineAccount: '' };
  const byStaff = await owner.client.attempt('editMemberByStaff', {
    ...{ memberId: member.id, birthday, ...rest },
    why: '來電',
  });
  for (const answer of [byMember, byStaff])
    expect(answer).toMatchObject(fine ? { ok: true } : refusedWith('member.birthday', 'birthday'));
  const kept = (await member.client.call('getMemberInfo', {})).birthday;
  expect(kept).toBe(fine ? birthday : null);
});
