import { randomBytes } from 'node:crypto';
import type { Request } from '@crossdock/contract/table.ts';
import { questionLimits } from '@crossdock/domain/parcels/ownerQuestions.ts';
import { memberAlias } from '@crossdock/domain/warehouses/placeholders.ts';
import { describe, expect, test } from 'vitest';
import { ownerSearches } from '../src/parcels/ownersJob.ts';
import { addWarehouseAndGoodsTypes, freshNumber, goods, measured } from './parcelWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { testSettingEffect } from './settingEffects.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld({ settings: { claimNeedsProof: false } });
const { warehouseId } = await addWarehouseAndGoodsTypes(world, world.tw);
const [owner, clerk] = await Promise.all([world.tw.staff(['owner']), world.tw.staff(['warehouse'])]);

async function receive(labelHint: string, more: Partial<Request<'receiveParcel'>> = {}) {
  const courierNumber = freshNumber();
  const { parcel } = await clerk.client.call('receiveParcel', {
    ...{ courierNumber, warehouseId, ...measured, labelHint, ...more },
  });
  return parcel;
}
const sweep = () => runJobIfDue(world, world.tw, ownerSearches(world.running.services));
const again = () => world.change('parcels', {}, { ownerSoughtAt: null });
/** A member, and a label that names them without doubt: an alias as the product makes it, with its check character. */
async function named() {
  const member = await world.tw.member();
  const label = memberAlias(randomBytes(4).map((byte) => byte % 32));
  await world.change('members', { id: member.id }, { randomName: label });
  return { member, label };
}
const asked = async (person: Person) => (await person.client.call('listOwnerQuestions', {})).list;
/** Answers the member's first question. */
const answer = async (person: Person, said: 'yes' | 'no') => {
  const [question] = await asked(person);
  return person.client.call('answerOwnerQuestion', { id: question?.id ?? '', answer: said });
};
const suggestionsOf = async (courierNumber: string) =>
  (await clerk.client.call('queryUnclaimed', { words: courierNumber })).list[0]?.suggestions ?? [];
const stateOf = async (id: string) => (await clerk.client.call('getStaffParcel', { id })).state;

describe('a member named on a label', () => {
  test('is asked once, sees the end of the number and the day, and gets the parcel by a yes', async () => {
    const { member, label } = await named();
    const parcel = await receive(`${label} 王小明 0912345678`, { shelfCode: 'A-01' });
    await sweep();
    await again();
    await sweep();
    const { list } = await member.client.call('listNotifications', {});
    expect(list.map(({ event }) => event)).toEqual(['parcel.ask']);
    expect(list[0]?.text).toContain(parcel.courierNumber.slice(-4));
    const [question, ...more] = await asked(member);
    expect(more).toEqual([]);
    // The question never shows the label's text.
    expect(question).toEqual({
      ...{ id: question?.id, numberEnd: parcel.courierNumber.slice(-4) },
      ...{ arrivedAt: parcel.arrivedAt, answer: 'open' },
    });
    expect((await suggestionsOf(parcel.courierNumber))[0]).toMatchObject({
      ...{ id: member.id, answer: 'open' },
    });
    const answer = { id: question?.id ?? '', answer: 'yes', goods: 'shoes' } as const;
    // The label also names somebody else's phone, so staff look at it.
    expect(await member.client.call('answerOwnerQuestion', answer)).toEqual({ outcome: 'checking' });
    expect(await asked(member)).toMatchObject([{ answer: 'yes' }]);
    expect((await suggestionsOf(parcel.courierNumber))[0]).toMatchObject({
      ...{ id: member.id, answer: 'yes', goods: 'shoes' },
    });
    await clerk.client.call('assignParcel', { id: parcel.id, memberId: member.id, why: 'says yes' });
    expect(await asked(member)).toEqual([]);
    expect(await member.client.call('getParcel', { id: parcel.id })).toMatchObject({ state: 'shelved' });
  });

  test('gets it at once if nothing on the label contradicts', async () => {
    const { member, label } = await named();
    const parcel = await receive(label);
    await sweep();
    const [question] = await asked(member);
    const answer = { id: question?.id ?? '', answer: 'yes' } as const;
    expect(await member.client.call('answerOwnerQuestion', answer)).toEqual({ outcome: 'yours' });
    expect(await member.client.call('getParcel', { id: parcel.id })).toMatchObject({ state: 'received' });
    expect(await member.client.attempt('answerOwnerQuestion', answer)).toBeRefused('parcel.questionAnswered');
  });

  test('is asked even if the alias is misspelt or masked, and then staff confirm', async () => {
    for (const written of [
      (alias: string) => `${alias.slice(0, 3)}${alias.slice(4)}`,
      (alias: string) => `${alias.slice(0, 2)}*${alias.slice(3)}`,
    ]) {
      const { member, label } = await named();
      const parcel = await receive(written(label));
      expect((await suggestionsOf(parcel.courierNumber))[0]).toMatchObject({
        ...{ id: member.id, fit: 'likely', answer: 'notAsked' },
      });
      await sweep();
      expect(await answer(member, 'yes')).toEqual({ outcome: 'checking' });
      expect(await stateOf(parcel.id)).toBe('unclaimed');
    }
  });

  test('who says no is never asked about it again, and is no longer the likeliest', async () => {
    const { member, label } = await named();
    const parcel = await receive(label);
    await sweep();
    expect(await answer(member, 'no')).toEqual({ outcome: 'noted' });
    await again();
    await sweep();
    expect(await asked(member)).toEqual([]);
    const to = { id: parcel.id, memberId: member.id };
    expect(await clerk.client.attempt('askOwner', to)).toBeRefused('parcel.ownerAsked');
    expect(
      (await suggestionsOf(parcel.courierNumber)).filter(
        ({ fit, answer }) => fit !== 'possible' || answer !== 'no',
      ),
    ).toEqual([]);
  });
});

describe("other people's parcels stay hidden", () => {
  test('a question to somebody else is answered like an unknown one', async () => {
    const { member, label } = await named();
    const stranger = await world.tw.member();
    await receive(label);
    await sweep();
    const [question] = await asked(member);
    for (const id of [question?.id ?? '', stranger.id])
      expect(await stranger.client.attempt('answerOwnerQuestion', { id, answer: 'yes' })).toBeRefused(
        'row.notFound',
      );
    expect(await asked(stranger)).toEqual([]);
  });

  test('a member is asked about few parcels at a time, whatever their labels are', async () => {
    const { member, label } = await named();
    for (let n = 0; n < questionLimits.open + 2; n += 1) await receive(label);
    await sweep();
    expect(await asked(member)).toHaveLength(questionLimits.open);
    for (const { id } of await asked(member))
      await member.client.call('answerOwnerQuestion', { id, answer: 'no' });
    await again();
    await sweep();
    expect(await asked(member)).toHaveLength(2);
  });

  test('names and forecasts, which a member can write, assign no parcel without staff', async () => {
    const member = await world.tw.member({ name: '歐陽千里' });
    const courierNumber = `SF${Date.now()}`;
    const near = `${courierNumber.slice(0, 8)}${(Number(courierNumber[8]) + 1) % 10}${courierNumber.slice(9)}`;
    await member.client.call('forecastParcels', { ...goods, courierNumber: near, remark: '优衣库' });
    const parcel = await receive(`歐陽千里 寄:優衣庫 ${goods.goodsName}`, { courierNumber });
    expect((await suggestionsOf(courierNumber))[0]).toMatchObject({
      ...{ id: member.id, by: ['numberNear', 'name', 'seller', 'goods'], fit: 'sure' },
    });
    await sweep();
    expect(await answer(member, 'yes')).toEqual({ outcome: 'checking' });
    expect(await stateOf(parcel.id)).toBe('unclaimed');
  });
});

describe('several people at once', () => {
  /** A parcel about which two members are asked, the first by the system. */
  async function askedTwice() {
    const [one, two] = [await named(), await world.tw.member()];
    const parcel = await receive(one.label);
    await sweep();
    await clerk.client.call('askOwner', { id: parcel.id, memberId: two.id });
    const [[first], [second]] = [await asked(one.member), await asked(two)];
    const yes = (person: Person, id = '') =>
      person.client.call('answerOwnerQuestion', { id, answer: 'yes', goods: 'mine' });
    return {
      ...{ parcel, one: one.member, two },
      yesOfOne: () => yes(one.member, first?.id),
      yesOfTwo: () => yes(two, second?.id),
    };
  }

  test('if two say yes, staff confirm, and see both answers', async () => {
    const { parcel, yesOfOne, yesOfTwo } = await askedTwice();
    expect(await Promise.all([yesOfOne(), yesOfTwo()])).toEqual([
      { outcome: 'checking' },
      { outcome: 'checking' },
    ]);
    expect(await suggestionsOf(parcel.courierNumber)).toMatchObject([
      { answer: 'yes', goods: 'mine' },
      { answer: 'yes', goods: 'mine' },
    ]);
    expect(await stateOf(parcel.id)).toBe('unclaimed');
  });

  test('staff assign it and a member says yes at once: one member gets it, and the other is told that it is gone', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { member, label } = await named();
      const other = await world.tw.member();
      const parcel = await receive(label);
      await sweep();
      const [question] = await asked(member);
      const [given, said] = await Promise.all([
        clerk.client.attempt('assignParcel', { id: parcel.id, memberId: other.id, why: 'phoned' }),
        member.client.call('answerOwnerQuestion', { id: question?.id ?? '', answer: 'yes' }),
      ]);
      expect(said.outcome).toBe(given.ok ? 'gone' : 'yours');
      if (!given.ok) expect(given).toBeRefused('parcel.notUnclaimed');
      const { member: has } = await clerk.client.call('getStaffParcel', { id: parcel.id });
      expect(has?.id).toBe(given.ok ? other.id : member.id);
    }
  });

  test('a parcel that was claimed by its number or returned is gone', async () => {
    const [one, two] = [await named(), await named()];
    const [claimed, returned] = [await receive(one.label), await receive(two.label)];
    await sweep();
    const [[first], [second]] = [await asked(one.member), await asked(two.member)];
    const other = await world.tw.member();
    await other.client.call('forecastParcels', { courierNumber: claimed.courierNumber, ...goods });
    await clerk.client.call('disposeParcel', { id: returned.id, how: 'return', why: 'nobody asked' });
    for (const [{ member }, question] of [
      [one, first],
      [two, second],
    ] as const) {
      expect(await asked(member)).toEqual([]);
      expect(
        await member.client.call('answerOwnerQuestion', { id: question?.id ?? '', answer: 'yes' }),
      ).toEqual({ outcome: 'gone' });
    }
    const gone = { id: returned.id, memberId: other.id };
    expect(await clerk.client.attempt('askOwner', gone)).toBeRefused('parcel.notUnclaimed');
  });
});

testSettingEffect(
  'saveDeskSettings.asksOwners',
  'whether members are asked, or only proposed to staff',
  async () => {
    const { likelyMeasures, takesRefusals, forecastDays } = await clerk.client.call('getDesk', {});
    const set = async (asksOwners: boolean) => {
      await owner.client.call('saveDeskSettings', {
        likelyMeasures,
        takesRefusals,
        forecastDays,
        asksOwners,
      });
    };
    const { member, label } = await named();
    const parcel = await receive(label);
    await set(false);
    await sweep();
    expect(await asked(member)).toEqual([]);
    expect((await suggestionsOf(parcel.courierNumber))[0]).toMatchObject({
      id: member.id,
      answer: 'notAsked',
    });
    // A call from an older program that does not send `asksOwners` leaves its stored value unchanged.
    const before = { likelyMeasures, takesRefusals };
    expect(await owner.client.call('saveDeskSettings', before)).toMatchObject({ asksOwners: false });
    await set(true);
    await sweep();
    expect(await asked(member)).toHaveLength(1);
  },
);
