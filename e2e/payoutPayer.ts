import type { Page } from '@playwright/test';
import { callApiInPage, tokenIn } from './newShop.ts';

const payer = {
  ...{ payerName: '新集運有限公司', payerAccount: '808-0000-111222', payerBankCode: '8080012' },
  ...{ payerTaxNumber: '12345675', achKind: 'SC', achItem: '904', maps: [] },
};

/** The owner enters the account from which batches of payouts are paid. Returns the owner's token. */
export async function enterPayer(clerk: Page) {
  const boss = await tokenIn(clerk, 'crossdock.console.token');
  await callApiInPage(clerk, 'POST', 'staff/payouts/settings', boss, payer);
  return boss;
}
