import { z } from 'zod';
import type { NoTransaction } from '../../../platform/db.ts';
import { newPayReference, sameBytes } from '../../../platform/ids.ts';
import { type ProviderConnection, parseJsonAnswer, requestProvider } from '../../requestProvider.ts';
import { payerLastDigits } from '../payerLastDigits.ts';
import type {
  AccountProvider,
  PayableTotal,
  PaymentStatus,
  ProviderEvent,
  ProviderReport,
  RefundRequest,
  RefundStatus,
  StartRequest,
} from '../provider.ts';
import { formatTaipeiTime, parseTaipeiTime } from '../taipei.ts';
import { requireTwdText, twdMinor, twdText } from '../twdText.ts';
import {
  decryptTradeInfo,
  encryptTradeInfo,
  isTradeSha,
  type NewebpayKeys,
  newebpayCheckCode,
  newebpayCheckValue,
  tradeSha,
} from './tradeInfo.ts';

interface NewebpayOptions extends NewebpayKeys {
  readonly merchantId: string;
  readonly live: boolean;
  readonly reach: ProviderConnection;
}

type Fields = Readonly<Record<string, string>>;

const timeoutMs = 20_000;
const paths = {
  gateway: '/MPG/mpg_gateway',
  query: '/API/QueryTradeInfo',
  card: '/API/CreditCard/Close',
  wallet: '/API/EWallet/Refund',
} as const;
const version = '2.3';
const longestName = 50;
const numbersLiveMs = 3 * 86_400_000;

/** The form field that enables each of our methods at NewebPay. */
const switches: Readonly<Partial<Record<string, string>>> = {
  ...{ card: 'CREDIT', linePay: 'LINEPAY', atm: 'VACC', storeCode: 'CVS', storeBarcode: 'BARCODE' },
};
const numbered = ['atm', 'storeCode', 'storeBarcode'];

const success = 'SUCCESS';
/** Codes for an attempt whose form nobody has posted. */
const noTrade = ['TRA10001', 'TRA10021'];
const wrongKeys = ['TRA10002', 'TRA10054'];

const text = z.coerce.string();
const answer = z.object({ Status: z.string(), Message: z.string().default(''), Result: z.unknown() });
const trade = z.object({
  ...{ MerchantID: text, MerchantOrderNo: text, TradeNo: text, Amt: text, TradeStatus: text },
  ...{ PaymentType: text, CheckCode: text, BackBalance: text.optional() },
});
const result = z.object({
  ...{ MerchantID: text, MerchantOrderNo: text.pipe(z.string().min(1)), TradeNo: text, Amt: text },
  ...{ ExpireDate: text.default(''), ExpireTime: text.default(''), PaymentType: text.default('') },
  ...{ BankCode: text.default(''), CodeNo: text.default(''), PayTime: text.default('') },
  ...{ PayBankCode: text.default(''), PayerAccount5Code: text.default(''), Card4No: text.default('') },
  ...{ Barcode_1: text.default(''), Barcode_2: text.default(''), Barcode_3: text.default('') },
});
type Result = z.output<typeof result>;

/**
 * NewebPay's gateway (MPG 2.3): our page posts a form to it. The payer's browser brings the payment number, and
 * NewebPay reports the payment; both are encrypted and signed. The reference is the attempt's name, which NewebPay
 * accepts once. It blocks frequent queries about attempts that were never posted, so it is queried only when a
 * payment ends. Cards and wallets can be refunded, in parts too. If a refund's answer was lost, the remaining amount
 * shows whether it was made.
 * @example newebpayProvider({ merchantId: 'MS1', hashKey: 'k', hashIv: 'v', live: false, reach: {} }).name // → 'newebpay'
 */
export function newebpayProvider(options: NewebpayOptions): AccountProvider {
  return {
    name: 'newebpay',
    namesTries: true,
    async start(noTransaction, request) {
      noTransaction.check();
      const url = options.reach.base.replace(/\/$/, '') + paths.gateway;
      const TradeInfo = encryptTradeInfo(tradeOf(options, request), options);
      const signed = { TradeInfo, TradeSha: tradeSha(TradeInfo, options) };
      return {
        reference: request.tryReference,
        step: {
          ...{ kind: 'form', url },
          fields: { MerchantID: options.merchantId, ...signed, Version: version, EncryptType: '0' },
        },
        expiresAt: request.expiresAt,
      };
    },
    async look(noTransaction, reference, total): Promise<PaymentStatus> {
      const found = await query(noTransaction, options, reference, total);
      if (found === undefined) return { state: 'open' };
      if (found.TradeStatus !== '1') return { state: found.TradeStatus === '0' ? 'open' : 'closed' };
      const receivedMinor = twdMinor(found.Amt);
      if (receivedMinor === undefined) throw new Error(`NewebPay wrote ${found.Amt} as an amount`);
      return { state: 'paid', receivedMinor };
    },
    // NewebPay's pages and numbers expire without a request; a payment that still arrives is reported and
    // counts.
    close: async (noTransaction) => noTransaction.check(),
    refund: (noTransaction, refund) => payBack(noTransaction, options, refund),
    readEvent: (rawBody) => readMessage(options, rawBody),
    async ask(noTransaction) {
      const total = { totalMinor: 10_000, currency: 'TWD' };
      const { Status } = await asked(noTransaction, options, newPayReference(), total);
      if (wrongKeys.includes(Status)) return { wrong: 'hashKey' };
      if (!noTrade.includes(Status) && Status !== success) throw new Error(`NewebPay answered ${Status}`);
      return {
        ...{ accountName: `NewebPay ${options.merchantId}`, country: 'TW', currency: 'TWD' },
        ...{ live: options.live, chargesEnabled: true, callback: 'unneeded' },
      };
    },
  };
}

const seconds = (): string => String(Math.floor(Date.now() / 1000));

async function post(
  noTransaction: NoTransaction,
  { reach }: NewebpayOptions,
  path: string,
  fields: Fields,
): Promise<z.output<typeof answer>> {
  const said = await requestProvider(noTransaction, reach, {
    ...{ method: 'POST', path, timeoutMs, body: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (said.status !== 200) throw new Error(`NewebPay answered HTTP ${said.status}`);
  return answer.parse(parseJsonAnswer(said));
}

function asked(
  noTransaction: NoTransaction,
  options: NewebpayOptions,
  MerchantOrderNo: string,
  total: PayableTotal,
) {
  const { merchantId: MerchantID } = options;
  const about = { MerchantID, MerchantOrderNo, Amt: requireTwdText(total) };
  return post(noTransaction, options, paths.query, {
    ...{ ...about, CheckValue: newebpayCheckValue(about, options) },
    ...{ Version: '1.3', RespondType: 'JSON', TimeStamp: seconds() },
  });
}

/** Queries an attempt; undefined if nobody has posted its form. */
async function query(
  noTransaction: NoTransaction,
  options: NewebpayOptions,
  reference: string,
  total: PayableTotal,
): Promise<z.output<typeof trade> | undefined> {
  const { Status, Message, Result } = await asked(noTransaction, options, reference, total);
  if (noTrade.includes(Status)) return undefined;
  if (Status !== success) throw new Error(`NewebPay answered ${Status} ${Message} about a trade`);
  const found = trade.parse(Result);
  if (!sameBytes(Buffer.from(found.CheckCode), Buffer.from(newebpayCheckCode(found, options))))
    throw new Error('NewebPay signed its answer about a trade wrongly');
  return found;
}

function tradeOf({ merchantId }: NewebpayOptions, request: StartRequest): Fields {
  const way = switches[request.method];
  if (way === undefined) throw new Error(`NewebPay serves no ${request.method}`);
  const ends = formatTaipeiTime(Date.now() + numbersLiveMs)
    .slice(0, 10)
    .replaceAll('/', '');
  return {
    ...{ MerchantID: merchantId, RespondType: 'JSON', TimeStamp: seconds(), Version: version },
    ...{ MerchantOrderNo: request.tryReference, Amt: requireTwdText(request), LoginType: '0', [way]: '1' },
    ...{ ItemDesc: request.title.slice(0, longestName), LangType: request.lang === 'en' ? 'en' : 'zh-tw' },
    ...{ NotifyURL: request.callbackUrl, ClientBackURL: request.returnUrl },
    ...(request.payer.email === '' ? {} : { Email: request.payer.email, EmailModify: '0' }),
    ...(numbered.includes(request.method) ? { CustomerURL: request.callbackUrl, ExpireDate: ends } : {}),
  };
}

function readMessage(options: NewebpayOptions, rawBody: Uint8Array): ProviderEvent | 'forged' | undefined {
  const posted = new URLSearchParams(Buffer.from(rawBody).toString('utf8'));
  const sealed = posted.get('TradeInfo') ?? '';
  if (!isTradeSha(sealed, posted.get('TradeSha') ?? '', options)) return 'forged';
  const opened = answer.safeParse(parsed(decryptTradeInfo(sealed, options) ?? ''));
  const read = result.safeParse(opened.data?.Result);
  if (!opened.success || !read.success) return undefined;
  const { MerchantID, MerchantOrderNo: tryReference, TradeNo } = read.data;
  if (MerchantID !== options.merchantId) return 'forged';
  const report = reportOf(opened.data.Status, read.data);
  if (report === undefined) return undefined;
  const byBrowser = report.outcome === 'assigned';
  return {
    ...{ eventId: `${tryReference} ${TradeNo} ${report.outcome}`, about: { tryReference } },
    ...{ report, byBrowser },
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function reportOf(status: string, said: Result): ProviderReport | undefined {
  if (status !== success) return { outcome: 'failed' };
  const { Amt, ExpireDate, ExpireTime, PayTime } = said;
  const step = stepOf(said);
  // A paid trade also contains the payment number, so `PayTime` must be empty.
  if (step !== undefined && PayTime === '' && ExpireDate !== '')
    return { outcome: 'assigned', step, expiresAt: parseTaipeiTime(`${ExpireDate} ${ExpireTime}`.trim()) };
  const receivedMinor = twdMinor(Amt);
  return PayTime === '' || receivedMinor === undefined
    ? undefined
    : { outcome: 'succeeded', receivedMinor, payerEnding: endingOf(said) };
}

/** The bank and the last five digits of the account, or the last four of the card. */
const endingOf = ({ PayBankCode, PayerAccount5Code, Card4No }: Result): string =>
  payerLastDigits(PayBankCode, PayerAccount5Code) || payerLastDigits('', Card4No);

function stepOf({ BankCode: bankCode, CodeNo, Barcode_1, Barcode_2, Barcode_3 }: Result) {
  if (Barcode_1 !== '') return { kind: 'barcodes' as const, codes: [Barcode_1, Barcode_2, Barcode_3] };
  if (CodeNo === '') return undefined;
  return bankCode === ''
    ? { kind: 'storeCode' as const, code: CodeNo }
    : { kind: 'bankCode' as const, bankCode, account: CodeNo };
}

async function payBack(
  noTransaction: NoTransaction,
  options: NewebpayOptions,
  { reference, paidMinor, doneBeforeMinor, isRepeated, ...refund }: RefundRequest,
): Promise<RefundStatus> {
  const Amt = twdText(refund);
  if (Amt === undefined) return { impossible: 'NewebPay pays back whole Taiwan dollars' };
  const paid = { totalMinor: paidMinor, currency: refund.currency };
  const found = await query(noTransaction, options, reference, paid);
  if (found === undefined) return { impossible: 'NewebPay knows no such payment' };
  const left = twdMinor(found.BackBalance ?? '');
  if (isRepeated && left === paidMinor - doneBeforeMinor - refund.totalMinor) return 'done';
  // If NewebPay does not state the remaining amount, a refund is repeated only if too little money is left for both
  // refunds to succeed.
  if (isRepeated && left === undefined && doneBeforeMinor + 2 * refund.totalMinor <= paidMinor)
    throw new Error('NewebPay does not say whether it paid this back: see its back office');
  const common = { RespondType: 'JSON', Amt, MerchantOrderNo: reference, TimeStamp: seconds() };
  const isCard = found.PaymentType === 'CREDIT';
  const sealed = encryptTradeInfo(
    isCard
      ? { ...common, Version: '1.1', IndexType: '1', CloseType: '2' }
      : { ...common, Version: '1.0', TradeNo: found.TradeNo, PaymentType: found.PaymentType },
    options,
  );
  const { Status, Message } = await post(noTransaction, options, isCard ? paths.card : paths.wallet, {
    ...{ MerchantID_: options.merchantId, PostData_: sealed },
  });
  if (Status === success) return 'done';
  if (isRepeated && left === undefined)
    throw new Error(`NewebPay answered ${Status} to a repeated refund: see its back office`);
  return { impossible: `NewebPay: ${Status} ${Message}` };
}
