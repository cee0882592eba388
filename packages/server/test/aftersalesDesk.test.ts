import { afterEach, describe, expect, test, vi } from 'vitest';
import { Batch } from '../src/platform/batch.ts';
import { startAfterSalesWorld, usualRules } from './aftersalesWorld.ts';
import { duringUncommittedChange } from './duringUncommittedChange.ts';
import { testSettingEffect } from './settingEffects.ts';

const scene = await startAfterSalesWorld();
const other = await scene.shop.member();

describe('the shop’s rules', () => {
  afterEach(() => scene.setRules(usualRules));

  testSettingEffect('saveAfterSalesSettings.days', 'until when claims are taken', async () => {
    const late = await scene.signed(other);
    await scene.world.change(
      'orders',
      { id: late.id },
      { signedAt: new Date(Date.now() - 20 * 86_400_000).toISOString() },
    );
    await scene.setRules({ ...usualRules, days: 10 });
    expect((await scene.limits(other, late)).obstacle?.error).toBe('aftersales.tooLate');
    await scene.setRules({ ...usualRules, days: 25 });
    expect((await scene.limits(other, late)).obstacle).toBeNull();
  });

  testSettingEffect('saveAfterSalesSettings.parcelMaxMinor', 'the most that a parcel is worth', async () => {
    const bought = await scene.signed(other);
    await scene.setRules({ ...usualRules, parcelMaxMinor: 700 });
    expect((await scene.firstLimit(other, bought)).mostMinor).toEqual({ freight: 700, freightAndGoods: 700 });
    const id = await scene.file(other, bought, { amountMinor: 700 });
    await scene.setRules({ ...usualRules, parcelMaxMinor: 0 });
    expect((await scene.firstLimit(other, bought)).mostMinor).toEqual({ freight: 0, freightAndGoods: 0 });
    // The limit is checked again when the claim is approved.
    expect(await scene.grant(id, 700)).toBeRefused('aftersales.overLimit', 'amountMinor');
  });

  const said = { zh: '只赔运费', tw: '只賠運費', en: 'The freight alone' };
  /** The prepared reasons that a clerk who reads English gets, for a claim of a member who reads Chinese. */
  const readyFor = async (rules: object) => {
    const reader = await scene.shop.member();
    await scene.world.change('members', { id: reader.id }, { lang: 'tw' });
    const id = await scene.file(reader, await scene.signed(reader));
    await scene.setRules({ ...usualRules, ...rules });
    const { list } = await scene.support.client.call('listAfterSales', { memberId: reader.id });
    return { id, reader, ready: list[0]?.readyReasons };
  };
  const label = said.en;

  testSettingEffect(
    'saveAfterSalesSettings.partlyReasons',
    'what is ready to be said of a part',
    async () => {
      const { id, reader, ready } = await readyFor({ partlyReasons: [said] });
      expect(ready).toEqual([{ kind: 'partly', label, text: said.tw }]);
      expect(await scene.grant(id, 50, { reason: `${ready?.[0]?.text}, 如先前所說` })).toMatchObject({
        ok: true,
      });
      expect((await reader.client.call('getAfterSalesRecords', {})).list[0]).toMatchObject({
        rejectReason: '只賠運費, 如先前所說',
      });
      expect((await readyFor({ partlyReasons: [] })).ready).toEqual([]);
    },
  );

  testSettingEffect(
    'saveAfterSalesSettings.rejectedReasons',
    'what is ready to be said of nothing',
    async () => {
      expect((await readyFor({ rejectedReasons: [said] })).ready).toEqual([
        { kind: 'rejected', label, text: said.tw },
      ]);
      expect((await readyFor({ rejectedReasons: [] })).ready).toEqual([]);
    },
  );
});

test('the queue shows each claim’s own pictures and its own order’s limit', async () => {
  const member = await scene.shop.member();
  const photoFileId = await scene.world.tw.pictureOf(scene.clerk, 'package', 'staff');
  const mostMinor: object[] = [];
  for (const photographed of [true, false, false]) {
    const order = await scene.signed(member);
    if (photographed)
      await scene.world.sql('update packages set photo_file_id = $2 where order_id = $1', [
        ...[order.id, photoFileId],
      ]);
    await scene.file(member, order);
    mostMinor.push((await scene.firstLimit(member, order)).mostMinor);
  }
  const { list } = await scene.support.client.call('listAfterSales', { memberId: member.id });
  expect(list.map(({ limit }) => limit.mostMinor)).toEqual(mostMinor);
  expect(list.map(({ arrivalPictures }) => arrivalPictures.length)).toEqual([1, 1, 1]);
  expect(list.map(({ packingPictures }) => packingPictures.length)).toEqual([1, 0, 0]);
});

test('this claim does not grant an amount that another claim granted meanwhile', async () => {
  const member = await scene.shop.member();
  const order = await scene.signed(member);
  const { mostMinor } = await scene.firstLimit(member, order);
  const before = await scene.file(member, order, { amountMinor: 10 });
  expect(await scene.grant(before, 5, { reason: 'x' })).toMatchObject({ ok: true });
  const left = mostMinor.freight - 5;
  const id = await scene.file(member, order, { amountMinor: left });
  const givesOneMore = `with held as (update orders set given_back_minor = given_back_minor where id = $2)
    update aftersales_claims set awarded_minor = 6 where id = $1`;
  const grant = () => scene.grant(id, left);
  expect(await duringUncommittedChange(scene.world, [givesOneMore, [before, order.id]], grant)).toBeRefused(
    'aftersales.overLimit',
    'amountMinor',
  );
});

test('the queue is read with the same number of statements for one claim or several', async () => {
  const member = await scene.shop.member();
  // Counts only the list's own statements. Jobs that run meanwhile read other tables.
  const ofQueue =
    /^select.* from "(aftersales_claims|transitions|ledger_transfers|order_lines|parcels|orders)"/s;
  const statementsAfter = async (filed: number) => {
    for (let n = 0; n < filed; n += 1) await scene.file(member, await scene.signed(member));
    const submit = vi.spyOn(Batch.prototype, 'submit');
    const { list } = await scene.support.client.call('listAfterSales', { memberId: member.id });
    const batches = submit.mock.contexts as Batch[];
    submit.mockRestore();
    const texts = batches.flatMap(({ statements }) => statements.map(({ text }) => text));
    return { claims: list.length, statements: texts.filter((text) => ofQueue.test(text)).length };
  };
  const one = await statementsAfter(1);
  expect(one).toEqual({ claims: 1, statements: 7 });
  expect(await statementsAfter(3)).toEqual({ claims: 4, statements: one.statements });
});
