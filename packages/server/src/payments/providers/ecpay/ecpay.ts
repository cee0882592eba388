import type { PayInStep } from '@crossdock/contract/payments/steps.ts';
import type { NoTransaction } from '../../../platform/db.ts';
import { newPayReference } from '../../../platform/ids.ts';
import { type ProviderConnection, requestProvider } from '../../requestProvider.ts';
import { payerLastDigits } from '../payerLastDigits.ts';
import type {
  AccountProvider,
  PaymentStatus,
  ProviderEvent,
  ProviderReport,
  RefundRequest,
  RefundStatus,
  StartRequest,
} from '../provider.ts';
import { formatTaipeiTime, parseTaipeiTime } from '../taipei.ts';
import { requireTwdText, twdMinor, twdText } from '../twdText.ts';
import { type EcpayFields, type EcpayKeys, ecpayCheckMacValue, hasValidCheckMacValue } from './checkMac.ts';

interface EcpayOptions extends EcpayKeys {
  readonly merchantId: string;
  readonly live: boolean;
  readonly reach: ProviderConnection;
}

const timeoutMs = 20_000;
const paths = {
  checkOut: '/Cashier/AioCheckOut/V5',
  query: '/Cashier/QueryTradeInfo/V5',
  refund: '/CreditDetail/DoAction',
} as const;
/** How long a payment number is valid: in days, and for store codes in minutes. */
const numbersLive = { days: '3', minutes: String(3 * 24 * 60) } as const;
const longestName = 100;

/** The form fields that select each of our methods at ECPay, with the validity of payment numbers. */
const chosen: Readonly<Partial<Record<string, EcpayFields>>> = {
  card: { ChoosePayment: 'Credit' },
  atm: { ChoosePayment: 'ATM', ExpireDate: numbersLive.days },
  storeCode: { ChoosePayment: 'CVS', StoreExpireDate: numbersLive.minutes },
  storeBarcode: { ChoosePayment: 'BARCODE', StoreExpireDate: numbersLive.days },
};

const codes = { done: '1', accountGiven: '2', storeNumberGiven: '10100073' } as const;
/** The states of a trade: not paid, paid, and unknown because nobody has posted its form. */
const states = { open: '0', paid: '1', unknown: '10200047' } as const;

/**
 * ECPay's cashier (AIO): our page posts a form to it. ECPay reports the payment number that the payer got, and later
 * the payment. The reference is the attempt's name, which ECPay accepts once. Only cards can be refunded: in parts
 * once the sale is captured, before that only as a whole. ECPay has no idempotency key, so a refund whose answer was
 * lost is repeated only if too little money is left for both refunds to succeed.
 * @example ecpayProvider({ merchantId: '3002607', hashKey: 'k', hashIv: 'v', live: false, reach: {} }).name // → 'ecpay'
 */
export function ecpayProvider(options: EcpayOptions): AccountProvider {
  const query = (noTransaction: NoTransaction, reference: string) =>
    call(noTransaction, options, paths.query, {
      ...{ MerchantID: options.merchantId, MerchantTradeNo: reference },
      TimeStamp: String(Math.floor(Date.now() / 1000)),
    });
  const trade = async (noTransaction: NoTransaction, reference: string) => {
    const found = await query(noTransaction, reference);
    if (!hasValidCheckMacValue(found, options))
      throw new Error('ECPay signed its answer about a trade wrongly');
    return found;
  };
  return {
    name: 'ecpay',
    namesTries: true,
    askedAfterMs: 600_000,
    acknowledgment: { type: 'text/plain; charset=utf-8', text: '1|OK' },
    async start(noTransaction, request) {
      noTransaction.check();
      const fields = formOf(options, request);
      const url = options.reach.base.replace(/\/$/, '') + paths.checkOut;
      return {
        reference: request.tryReference,
        step: {
          kind: 'form',
          url,
          fields: { ...fields, CheckMacValue: ecpayCheckMacValue(fields, options) },
        },
        expiresAt: request.expiresAt,
      };
    },
    async look(noTransaction, reference): Promise<PaymentStatus> {
      const { TradeStatus, TradeAmt = '' } = await trade(noTransaction, reference);
      if (TradeStatus !== states.paid)
        return { state: TradeStatus === states.open || TradeStatus === states.unknown ? 'open' : 'closed' };
      const receivedMinor = twdMinor(TradeAmt);
      if (receivedMinor === undefined) throw new Error(`ECPay wrote ${TradeAmt} as an amount`);
      return { state: 'paid', receivedMinor };
    },
    // ECPay's pages and numbers expire without a request; a payment that still arrives is reported and
    // counts.
    close: async (noTransaction) => noTransaction.check(),
    refund: async (noTransaction, refund) =>
      payBack(noTransaction, options, refund, await trade(noTransaction, refund.reference)),
    readEvent: (rawBody) => readMessage(options, rawBody),
    async ask(noTransaction) {
      const said = await query(noTransaction, newPayReference());
      if (!hasValidCheckMacValue(said, options))
        return { wrong: Object.keys(said).join().includes('MerchantID') ? 'merchantId' : 'hashKey' };
      return {
        ...{ accountName: `ECPay ${options.merchantId}`, country: 'TW', currency: 'TWD' },
        ...{ live: options.live, chargesEnabled: true, callback: 'unneeded' },
      };
    },
  };
}

/**
 * Signs and sends a request, and reads the answer's fields. If the answer is a sentence, it becomes the name
 * of a field.
 */
async function call(
  noTransaction: NoTransaction,
  { reach, hashKey, hashIv }: EcpayOptions,
  path: string,
  fields: EcpayFields,
): Promise<EcpayFields> {
  const CheckMacValue = ecpayCheckMacValue(fields, { hashKey, hashIv });
  const { status, text } = await requestProvider(noTransaction, reach, {
    ...{ method: 'POST', path, timeoutMs },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, CheckMacValue }).toString(),
  });
  if (status !== 200) throw new Error(`ECPay answered HTTP ${status}`);
  return Object.fromEntries(new URLSearchParams(text));
}

function formOf({ merchantId }: EcpayOptions, request: StartRequest): EcpayFields {
  const way = chosen[request.method];
  if (way === undefined) throw new Error(`ECPay serves no ${request.method}`);
  const numbered: EcpayFields = way.ChoosePayment === 'Credit' ? {} : { PaymentInfoURL: request.callbackUrl };
  // Removes "#", which separates items at ECPay, and HTML characters, because of which its page rejects the
  // form.
  const name = request.title.replace(/[#<>&"'\\%|]/g, ' ').slice(0, longestName);
  return {
    ...{ MerchantID: merchantId, MerchantTradeNo: request.tryReference, PaymentType: 'aio' },
    ...{ MerchantTradeDate: formatTaipeiTime(Date.now()), TotalAmount: requireTwdText(request) },
    ...{ TradeDesc: name, ItemName: name, EncryptType: '1', NeedExtraPaidInfo: 'Y' },
    ...{ ReturnURL: request.callbackUrl, ClientBackURL: request.returnUrl },
    ...(request.lang === 'en' ? { Language: 'ENG' } : {}),
    ...way,
    ...numbered,
  };
}

function readMessage(options: EcpayOptions, rawBody: Uint8Array): ProviderEvent | 'forged' | undefined {
  const fields: EcpayFields = Object.fromEntries(new URLSearchParams(Buffer.from(rawBody).toString('utf8')));
  if (!hasValidCheckMacValue(fields, options) || fields.MerchantID !== options.merchantId) return 'forged';
  const { MerchantTradeNo: tryReference = '', TradeNo = '', RtnCode = '', SimulatePaid = '0' } = fields;
  const report = reportOf(fields);
  if (report === undefined || tryReference === '') return undefined;
  const eventId = `${tryReference} ${TradeNo} ${RtnCode} ${SimulatePaid}`;
  return { eventId, about: { tryReference }, report };
}

function reportOf(fields: EcpayFields): ProviderReport | undefined {
  const { RtnCode = '', TradeAmt = '', SimulatePaid, ExpireDate = '' } = fields;
  if (RtnCode === codes.accountGiven || RtnCode === codes.storeNumberGiven) {
    const step = payInOf(fields);
    return step && { outcome: 'assigned', step, expiresAt: parseTaipeiTime(ExpireDate) };
  }
  if (RtnCode !== codes.done) return { outcome: 'failed' };
  const receivedMinor = twdMinor(TradeAmt);
  return receivedMinor === undefined
    ? undefined
    : { outcome: 'succeeded', receivedMinor, simulated: SimulatePaid === '1', payerEnding: endingOf(fields) };
}

/**
 * The paying account's ending, from the fields that `NeedExtraPaidInfo` adds: the bank and the last five
 * digits of the account, or the last four of the card.
 */
function endingOf({ ATMAccBank = '', ATMAccNo = '', card4no = '' }: EcpayFields): string {
  return payerLastDigits(ATMAccBank, ATMAccNo) || payerLastDigits('', card4no);
}

function payInOf(fields: EcpayFields): PayInStep | undefined {
  const { BankCode: bankCode, vAccount: account, PaymentNo: code } = fields;
  if (bankCode && account) return { kind: 'bankCode', bankCode, account };
  if (code) return { kind: 'storeCode', code };
  const bars = [fields.Barcode1, fields.Barcode2, fields.Barcode3].filter((one) => one !== undefined);
  return bars.length === 3 ? { kind: 'barcodes', codes: bars } : undefined;
}

async function payBack(
  noTransaction: NoTransaction,
  options: EcpayOptions,
  { reference, doneBeforeMinor, isRepeated, ...refund }: RefundRequest,
  { TradeNo = '', TradeAmt = '' }: EcpayFields,
): Promise<RefundStatus> {
  const paidMinor = twdMinor(TradeAmt) ?? 0;
  const act = (Action: 'R' | 'E' | 'N', TotalAmount: string) =>
    call(noTransaction, options, paths.refund, {
      ...{ MerchantID: options.merchantId, MerchantTradeNo: reference, TradeNo, Action, TotalAmount },
    });
  const amount = twdText(refund);
  if (amount === undefined) return { impossible: 'ECPay pays back whole Taiwan dollars' };
  if (isRepeated && doneBeforeMinor + 2 * refund.totalMinor <= paidMinor)
    throw new Error('ECPay does not say whether it paid this back: see its back office');
  const { RtnCode, RtnMsg } = await act('R', amount);
  if (RtnCode === codes.done) return 'done';
  if (isRepeated) throw new Error(`ECPay answered ${RtnCode} to a repeated refund: see its back office`);
  if (doneBeforeMinor === 0 && refund.totalMinor === paidMinor) {
    // If the sale is not captured yet, its capture order is cancelled, if there is one, and its authorisation is
    // released.
    await act('E', amount);
    if ((await act('N', amount)).RtnCode === codes.done) return 'done';
  }
  return { impossible: `ECPay: ${RtnCode} ${RtnMsg}` };
}
