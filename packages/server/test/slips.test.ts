import { promptPayQr } from '@crossdock/domain/payments/promptPay.ts';
import { describe, expect, test } from 'vitest';
import { openPayWorld } from './payWorld.ts';
import { pictureWithQr, slipPicture } from './slipPicture.ts';
import { openTransferWorld } from './transferWorld.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();
const pay = await openPayWorld(world);
const transfers = await openTransferWorld(world);

let drawn = 0;
const newSlip = () => ({ bankCode: '014', reference: `2026112614${String(++drawn).padStart(4, '0')}AbC` });
const upload = (member: Person, file: Blob) => member.client.call('upload', { type: 'voucher' }, { file });
/** The input of a report whose receipt is this picture. */
const claimWith = async (member: Person, file: Blob, changes = {}) =>
  transfers.claim(member, { voucherFileId: (await upload(member, file)).fileId, ...changes });
const usedSlip = {
  failure: { code: 409, fields: { voucherFileId: { error: 'transfer.duplicateSlip' } } },
};

describe('the small code on a Thai slip', () => {
  test('is read from an uploaded receipt, in every size that phones save', async () => {
    const member = await pay.memberWith(0);
    for (const widthPx of [540, 1080, 1440]) {
      const slip = newSlip();
      expect((await upload(member, await slipPicture({ ...slip, widthPx }))).slip).toEqual({
        ...{ bankName: 'SCB', reference: slip.reference },
      });
    }
  });

  test('is ignored in another code, and not searched for on other pictures', async () => {
    const member = await pay.memberWith(0);
    const code = promptPayQr({ to: { kind: 'phone', number: '0812345678' } });
    for (const said of [
      code,
      'https://example.com',
      '004000060000010103002021900021231231212000115102TH91040000',
    ])
      expect((await upload(member, await pictureWithQr(said))).slip).toBeNull();
    const file = await slipPicture(newSlip());
    expect((await member.client.call('upload', { type: 'avatar' }, { file })).slip).toBeNull();
    const kept = await world.sql('select 1 from files where qr is not null and purpose <> $1', ['voucher']);
    expect(kept).toEqual([]);
  });

  test("is shown to finance beside the member's input", async () => {
    const member = await pay.memberWith(0);
    const slip = newSlip();
    const input = await claimWith(member, await slipPicture(slip), { transactionNumber: 'TYPED1' });
    const { id } = await member.client.call('submitBankTransfer', input);
    const { list } = await transfers.finance.client.call('listBankTransfers', { memberId: member.id });
    expect(list).toMatchObject([
      { id, transactionNumber: 'TYPED1', slip: { bankName: 'SCB', reference: slip.reference.toUpperCase() } },
    ]);
    await transfers.file(member);
    const without = await transfers.finance.client.call('listBankTransfers', { memberId: member.id });
    expect(without.list.map((one) => one.slip !== null)).toEqual([true, false]);
  });
});

describe('one slip proves one transfer', () => {
  test('in another picture, with another number, amount, day or member', async () => {
    const [member, other] = [await pay.memberWith(0), await pay.memberWith(0)];
    const slip = newSlip();
    await member.client.call('submitBankTransfer', await claimWith(member, await slipPicture(slip)));
    const retouched = { ...slip, reference: slip.reference.toLowerCase(), amount: '9,999.00', widthPx: 720 };
    for (const person of [member, other]) {
      const input = await claimWith(person, await slipPicture(retouched), {
        ...{ amountMinor: 999_900, tradedAt: '2026-10-05T04:00:00.000Z' },
      });
      expect(await person.client.attempt('submitBankTransfer', input)).toMatchObject(usedSlip);
    }
  });

  test('in the same file, too', async () => {
    const member = await pay.memberWith(0);
    const input = await claimWith(member, await slipPicture(newSlip()));
    await member.client.call('submitBankTransfer', input);
    const again = { ...input, transactionNumber: 'OTHER1' };
    expect(await member.client.attempt('submitBankTransfer', again)).toMatchObject(usedSlip);
  });

  test('for two members at once: one is accepted', async () => {
    for (let round = 0; round < 2; round += 1) {
      const people = [await pay.memberWith(0), await pay.memberWith(0)];
      const slip = newSlip();
      const inputs = await Promise.all(
        people.map(async (person) => claimWith(person, await slipPicture(slip))),
      );
      const attempts = await Promise.all(
        people.map((person, at) =>
          person.client.attempt('submitBankTransfer', inputs[at] as (typeof inputs)[number]),
        ),
      );
      expect(attempts.filter((one) => one.ok)).toHaveLength(1);
      expect(attempts.find((one) => !one.ok)).toMatchObject(usedSlip);
    }
  });

  test('until its report was rejected or withdrawn, and not after an approval', async () => {
    const [member, other] = [await pay.memberWith(0), await pay.memberWith(0)];
    const file = await slipPicture(newSlip());
    const report = async (person: Person) =>
      person.client.attempt('submitBankTransfer', await claimWith(person, file));
    const first = await report(member);
    if (!first.ok) throw new Error('the first report was refused');
    await transfers.finance.client.call('rejectBankTransfer', { id: first.data.id, reason: 'not received' });
    const second = await report(other);
    if (!second.ok) throw new Error('the slip was not freed');
    await other.client.call('withdrawBankTransfer', { id: second.data.id });
    const third = await report(member);
    if (!third.ok) throw new Error('the slip was not freed');
    await transfers.finance.client.call('approveBankTransfer', { id: third.data.id });
    expect(await report(other)).toMatchObject(usedSlip);
  });

  test('within a shop, independent of other shops', async () => {
    const member = await pay.memberWith(0);
    const file = await slipPicture(newSlip());
    await member.client.call('submitBankTransfer', await claimWith(member, file));
    const [index] = await world.sql<{ indexdef: string }>(
      `select indexdef from pg_indexes where indexname = 'bank_transfers_once_slip'`,
    );
    expect(index?.indexdef).toContain('(shop_id, slip)');
  });
});
