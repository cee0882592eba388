import { afterEach, describe, expect, test } from 'vitest';
import { ecpayAccount, openEinvoiceScene } from './einvoiceScene.ts';
import { testSettingEffect } from './settingEffects.ts';

/** Tests, through the whole product, the accounts with which e-invoices are issued. */
const account = ecpayAccount;
const accounts = async () => (await owner.client.call('listEinvoiceAccounts', {})).list;

const at = await openEinvoiceScene();
const owner = at.owner;
const accountId = (await accounts())[0]?.id ?? '';
afterEach(() => at.calm());

describe('an account', () => {
  const attempt = (changes: object) =>
    owner.client.attempt('saveEinvoiceAccount', { ...account, ...changes });
  const tried = (changes: object) => {
    const { active: _, ...asked } = { ...account, ...changes };
    return owner.client.attempt('tryEinvoiceAccount', asked);
  };

  test('has errors at its fields', async () => {
    for (const [changes, field, error] of [
      [{ merchantId: 'x' }, 'merchantId', 'einvoice.ecpayInvoice.merchantId'],
      [{ secrets: { ...account.secrets, hashKey: '?' } }, 'secrets.hashKey', 'einvoice.ecpayInvoice.hashKey'],
      [{ secrets: { ...account.secrets, hashIv: '?' } }, 'secrets.hashIv', 'einvoice.ecpayInvoice.hashIv'],
      [{ secrets: {} }, 'secrets.hashKey', 'einvoice.secretNeeded'],
      [{ kind: 'ezpayInvoice', merchantId: 'x' }, 'merchantId', 'einvoice.ezpayInvoice.merchantId'],
      [{ kind: 'ezpayInvoice' }, 'secrets.hashKey', 'einvoice.ezpayInvoice.hashKey'],
      [{ kind: 'ezpayInvoice', secrets: { hashIv: '?' } }, 'secrets.hashIv', 'einvoice.ezpayInvoice.hashIv'],
    ] as const)
      expect(await attempt(changes)).toBeRefusedAt(field, error);
    expect(await attempt({ id: accountId, merchantId: '2000133' })).toBeRefusedAt(
      'merchantId',
      'einvoice.otherAccount',
    );
    const thai = await at.world.th.staff(['owner']);
    expect(await thai.client.attempt('saveEinvoiceAccount', account)).toBeRefusedAt(
      'kind',
      'einvoice.otherCurrency',
    );
  });

  test('is tested with typed or stored keys, and shows the answer', async () => {
    expect(await tried({})).toMatchObject({ data: { answer: '1600003 查無資料', live: true } });
    expect(await tried({ id: accountId, secrets: {} })).toMatchObject({ ok: true });
    expect(await tried({ secrets: {} })).toBeRefusedAt('secrets.hashKey', 'einvoice.secretNeeded');
    for (const wrong of [
      { merchantId: '2000133' },
      { secrets: { hashKey: 'A'.repeat(16), hashIv: 'B'.repeat(16) } },
    ])
      expect(await tried(wrong)).toBeRefusedAt('merchantId', 'einvoice.keyRefused');
    at.standIn.trouble = { at: 'GetIssue', how: 'lostBefore' };
    expect(await tried({})).toBeRefused('einvoice.silent');
  });

  test('shows the ends of its keys and never the keys', async () => {
    const answer = JSON.stringify(await accounts());
    expect(answer).toContain('Kisg');
    for (const secret of Object.values(account.secrets)) expect(answer).not.toContain(secret);
    const [row] = await at.world.sql<{ value: string }>(
      "select value from shop_secrets where name like 'einvoice.%'",
    );
    expect(row?.value).not.toContain(account.secrets.hashKey);
  });

  testSettingEffect('saveEinvoiceAccount.secrets', 'keys that are changed are used', async () => {
    const { secrets } = account;
    await owner.client.call('saveEinvoiceAccount', {
      ...account,
      id: accountId,
      secrets: { ...secrets, hashKey: 'A'.repeat(16) },
    });
    const member = await at.member();
    const orderId = await at.paid(member, { freight: 10_000 });
    await at.run();
    expect(await at.brief(orderId)).toEqual([['invoice', 'failed', 100]]);
    await owner.client.call('saveEinvoiceAccount', { ...account, id: accountId, secrets });
    const [row] = await at.rows(orderId);
    await owner.client.call('retryEinvoice', { id: row?.id ?? '' });
    await at.run();
    expect(await at.brief(orderId)).toEqual([['invoice', 'issued', 100]]);
  });

  testSettingEffect(
    'saveEinvoiceAccount.active',
    'orders that are paid while it is off get none, not even later',
    async () => {
      await owner.client.call('saveEinvoiceAccount', { ...account, id: accountId, active: false });
      const member = await at.member();
      expect((await member.client.call('getEinvoiceChoice', {})).offered).toBe(false);
      expect(
        await member.client.attempt('saveEinvoiceChoice', {
          kind: 'email',
          code: '',
          title: '',
          address: '',
        }),
      ).toBeRefused('einvoice.notOffered');
      const before = await at.paid(member, { freight: 10_000 });
      await at.run();
      await owner.client.call('saveEinvoiceAccount', { ...account, id: accountId });
      expect((await member.client.call('getEinvoiceChoice', {})).offered).toBe(true);
      await at.giveDollarsBack(before, 10);
      await at.run();
      expect(await at.brief(before)).toEqual([]);
    },
  );
});
