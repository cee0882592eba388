import { createCipheriv, createHash } from 'node:crypto';
import type { EinvoiceBuyer } from '@crossdock/domain/einvoices/choices.ts';
import { includedTaxOf, splitWholeByWeights } from '@crossdock/domain/einvoices/taxes.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import type {
  AllowanceRequest,
  EinvoiceProvider,
  EinvoiceStatus,
  InvoiceRequest,
  KnownInvoice,
} from '../../einvoices/providers/provider.ts';
import { decryptTradeInfo, tradeSha } from '../../payments/providers/newebpay/tradeInfo.ts';
import { parseTaipeiTime } from '../../payments/providers/taipei.ts';
import { parseJsonAnswer, requestProvider } from '../../payments/requestProvider.ts';
import type { NoTransaction } from '../../platform/db.ts';
import { newPayReference, sameBytes } from '../../platform/ids.ts';
import type { EinvoiceAccess } from './access.ts';
import { taxCodeOf, taxCodes } from './taxCodes.ts';

type Fields = Readonly<Record<string, string>>;
type Keys = Pick<EinvoiceAccess, 'hashKey' | 'hashIv'>;

const timeoutMs = 20_000;
const codes = {
  ...{ done: 'SUCCESS', noSuchInvoice: 'INV20006', numberUsed: 'LIB10003', voidedBefore: 'LIB10005' },
  /**
   * The invoice is issued but not uploaded to the tax office yet; a change is possible from the next morning.
   */
  notUploaded: 'LIB10009',
} as const;
const carriers: Readonly<Record<EinvoiceBuyer['kind'], string>> = {
  ...{ mobile: '0', certificate: '1', email: '2', donation: '', company: '' },
};
const longest = { name: 30, buyer: 30, company: 60, address: 100, reason: 6 } as const;
const blockBytes = 32;

/**
 * Invoices of ezPay, which belongs to NewebPay. ezPay accepts our reference once, and can be queried by it
 * and the amount after a lost answer. It does not list allowances, so a person must resolve an allowance
 * whose answer was lost.
 * @example typeof ezpayInvoiceProvider({ merchantId: '3622183', hashKey: 'k', hashIv: 'v', reach: {} }).look // → 'function'
 */
export function ezpayInvoiceProvider(access: EinvoiceAccess): EinvoiceProvider {
  const look = async (
    noTransaction: NoTransaction,
    { reference, totalDollars }: Pick<KnownInvoice, 'reference' | 'totalDollars'>,
  ): Promise<EinvoiceStatus> => {
    const found = await call(noTransaction, access, '/Api/invoice_search', {
      ...{ Version: '1.3', SearchType: '1', MerchantOrderNo: reference, TotalAmt: String(totalDollars) },
    });
    if (found.status === codes.noSuchInvoice) return { state: 'none' };
    if (found.status !== codes.done) throw new Error(`ezPay said of an invoice: ${said(found)}`);
    return {
      state: found.result.InvoiceStatus === '2' ? 'voided' : 'issued',
      ...issuedOf(access, found.result),
    };
  };
  return {
    look,
    async issue(noTransaction, request) {
      if (request.isRepeated) {
        const found = await look(noTransaction, request);
        if (found.state !== 'none') return found;
      }
      const made = await call(noTransaction, access, '/Api/invoice_issue', invoiceFields(request));
      if (made.status === codes.done) return issuedOf(access, made.result);
      if (made.status === codes.numberUsed) {
        const found = await look(noTransaction, request);
        if (found.state !== 'none') return found;
      }
      return { refused: said(made) };
    },
    async void(noTransaction, invoice, why) {
      const answer = await call(noTransaction, access, '/Api/invoice_invalid', {
        ...{ Version: '1.0', InvoiceNumber: invoice.number, InvalidReason: why.slice(0, longest.reason) },
      });
      if (answer.status === codes.done || answer.status === codes.voidedBefore) return 'voided';
      if (answer.status === codes.notUploaded) throw new Error(`ezPay voids it later: ${said(answer)}`);
      return { refused: said(answer) };
    },
    async allow(noTransaction, request) {
      if (request.isRepeated)
        return { refused: 'The answer to an allowance was lost. Look for it at ezPay before you try again' };
      const answer = await call(noTransaction, access, '/Api/allowance_issue', allowanceFields(request));
      return answer.status === codes.done
        ? { number: answer.result.AllowanceNo ?? '' }
        : { refused: said(answer) };
    },
    isKnown: (noTransaction, kind, code) =>
      kind === 'mobile'
        ? check(noTransaction, access, 'checkBarCode', { CellphoneBarcode: code })
        : check(noTransaction, access, 'checkLoveCode', { LoveCode: code }),
    async ask(noTransaction) {
      const answer = await call(noTransaction, access, '/Api/invoice_search', {
        ...{ Version: '1.3', SearchType: '1', MerchantOrderNo: newPayReference(), TotalAmt: '1' },
      });
      return answer.status === codes.noSuchInvoice ? { answer: said(answer) } : { refused: said(answer) };
    },
  };
}

interface Said {
  readonly status: string;
  readonly message: string;
  readonly result: Readonly<Record<string, string | undefined>>;
}

const said = ({ status, message }: Said): string => `${status} ${message}`.trim();

/**
 * The PostData_ of a request: a query string, padded to blocks of 32 bytes as in ezPay's own example.
 * @example encryptPostData({ A: '1' }, { hashKey: '12345678901234567890123456789012', hashIv: '1234567890123456' }).length // → 64
 */
export function encryptPostData(fields: Fields, { hashKey, hashIv }: Keys): string {
  const bytes = Buffer.from(new URLSearchParams(fields).toString());
  const missing = blockBytes - (bytes.length % blockBytes);
  const sealing = createCipheriv('aes-256-cbc', hashKey, hashIv).setAutoPadding(false);
  const filled = Buffer.concat([bytes, Buffer.alloc(missing, missing)]);
  return sealing.update(filled, undefined, 'hex') + sealing.final('hex');
}

const stamped = (fields: Fields): Fields => ({
  ...{ RespondType: 'JSON', TimeStamp: String(Math.floor(Date.now() / 1000)) },
  ...fields,
});

const post = (noTransaction: NoTransaction, { reach }: EinvoiceAccess, path: string, fields: Fields) =>
  requestProvider(noTransaction, reach, {
    ...{ method: 'POST', path, timeoutMs },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

async function call(
  noTransaction: NoTransaction,
  access: EinvoiceAccess,
  path: string,
  fields: Fields,
): Promise<Said> {
  const PostData_ = encryptPostData(stamped(fields), access);
  const answer = await post(noTransaction, access, path, { MerchantID_: access.merchantId, PostData_ });
  const outer = parseJsonAnswer(answer);
  if (answer.status !== 200 || !isRecord(outer)) throw new Error(`ezPay answered HTTP ${answer.status}`);
  const result =
    typeof outer.Result === 'string' && outer.Result !== '' ? JSON.parse(outer.Result) : outer.Result;
  return {
    status: String(outer.Status),
    message: String(outer.Message ?? ''),
    result: isRecord(result)
      ? Object.fromEntries(Object.entries(result).map(([name, value]) => [name, String(value)]))
      : {},
  };
}

/** Checks a code at ezPay: the request is signed, and the answer is encrypted. */
async function check(noTransaction: NoTransaction, access: EinvoiceAccess, name: string, fields: Fields) {
  const PostData_ = encryptPostData({ TimeStamp: String(Math.floor(Date.now() / 1000)), ...fields }, access);
  const outer = parseJsonAnswer(
    await post(noTransaction, access, `/Api_inv_application/${name}`, {
      ...{ MerchantID_: access.merchantId, Version: '1.0', RespondType: 'JSON', PostData_ },
      CheckValue: tradeSha(PostData_, access),
    }),
  );
  const opened = isRecord(outer) ? decryptTradeInfo(String(outer.Result), access) : undefined;
  const json: unknown = opened?.startsWith('{') ? JSON.parse(opened) : undefined;
  const isThere = isRecord(json) ? json.IsExist : new URLSearchParams(opened).get('IsExist');
  if (isThere !== 'Y' && isThere !== 'N') throw new Error('ezPay could not check a code');
  return isThere === 'Y';
}

/**
 * The CheckCode by which ezPay signs an answer about an invoice.
 * @example ezpayCheckCode({}, { hashKey: 'k', hashIv: 'v' }).length // → 64
 */
export function ezpayCheckCode(
  fields: Readonly<Record<string, string | undefined>>,
  { hashKey, hashIv }: Keys,
) {
  const names = ['InvoiceTransNo', 'MerchantID', 'MerchantOrderNo', 'RandomNum', 'TotalAmt'];
  const query = names.map((name) => `${name}=${fields[name] ?? ''}`).join('&');
  return createHash('sha256')
    .update(`HashIV=${hashIv}&${query}&HashKey=${hashKey}`)
    .digest('hex')
    .toUpperCase();
}

function issuedOf(access: EinvoiceAccess, result: Said['result']) {
  const { InvoiceNumber: number = '', RandomNum: randomCode = '', CreateTime = '', CheckCode = '' } = result;
  const expected = ezpayCheckCode({ ...result, MerchantID: access.merchantId }, access);
  if (!sameBytes(Buffer.from(CheckCode.toUpperCase()), Buffer.from(expected)))
    throw new Error('ezPay signed its answer about an invoice wrongly');
  const issuedAt = parseTaipeiTime(CreateTime);
  if (!/^[A-Z]{2}\d{8}$/.test(number) || issuedAt === null)
    throw new Error(`ezPay named an invoice ${number} of ${CreateTime}`);
  return { number, randomCode, issuedAt };
}

/** Removes the characters that ezPay treats as separators or markup. */
const plain = (text: string, most: number): string => text.replace(/[|<>&"'\\]/g, ' ').slice(0, most);

/** The net amount of each kind of tax, and the tax. */
function netOf({ taxable, zero, exempt }: InvoiceRequest['sums']) {
  const tax = includedTaxOf(taxable);
  return { tax, taxable: taxable - tax, zero, exempt };
}

function invoiceFields({ reference, buyer, lines, sums, totalDollars, terms }: InvoiceRequest): Fields {
  const net = netOf(sums);
  const isCompany = buyer.kind === 'company';
  const TaxType = taxCodeOf(sums);
  const amounts = lineAmounts(lines, totalDollars - net.tax, isCompany).join('|');
  const carrierCode = buyer.kind === 'email' ? buyer.email || buyer.phone : buyer.code;
  return {
    ...{ Version: '1.5', TransNum: '', MerchantOrderNo: reference, Status: '1' },
    Category: isCompany ? 'B2B' : 'B2C',
    BuyerName: isCompany ? plain(buyer.title, longest.company) : plain(buyer.name || '消費者', longest.buyer),
    ...{ BuyerUBN: isCompany ? buyer.code : '', BuyerAddress: plain(buyer.address, longest.address) },
    BuyerEmail: buyer.email,
    CarrierType: carriers[buyer.kind],
    // The code is URL-encoded in addition to the form's own encoding, as in ezPay's example.
    CarrierNum: carriers[buyer.kind] === '' ? '' : encodeURIComponent(carrierCode),
    LoveCode: buyer.kind === 'donation' ? buyer.code : '',
    PrintFlag: isCompany ? 'Y' : 'N',
    ...{ TaxType, TaxRate: sums.taxable > 0 ? '5' : '0' },
    CustomsClearance: sums.zero === 0 ? '' : terms.throughCustoms ? '2' : '1',
    ...{ Amt: String(totalDollars - net.tax), TaxAmt: String(net.tax), TotalAmt: String(totalDollars) },
    ...(TaxType === '9'
      ? {
          ...{ AmtSales: String(net.taxable), AmtZero: String(net.zero), AmtFree: String(net.exempt) },
          ItemTaxType: lines.map(({ tax }) => taxCodes[tax]).join('|'),
        }
      : {}),
    ItemName: lines.map(({ name }) => plain(name, longest.name)).join('|'),
    ItemCount: lines.map(() => '1').join('|'),
    ItemUnit: lines.map(() => '式').join('|'),
    ...{ ItemPrice: amounts, ItemAmt: amounts },
  };
}

/** Line amounts: with tax for consumers, without tax for companies. They add up in both cases. */
const lineAmounts = (lines: InvoiceRequest['lines'], netDollars: number, isCompany: boolean): number[] => {
  const dollars = lines.map((line) => line.dollars);
  return isCompany ? splitWholeByWeights(netDollars, dollars) : dollars;
};

function allowanceFields({ invoice, name, tax, dollars }: AllowanceRequest): Fields {
  return {
    ...{ Version: '1.3', InvoiceNo: invoice.number, MerchantOrderNo: invoice.reference },
    ...{ ItemName: plain(name, longest.name), ItemCount: '1', ItemUnit: '式' },
    // In an allowance, ezPay requires prices that include tax, and 0 as the tax.
    ...{ ItemPrice: String(dollars), ItemAmt: String(dollars), ItemTaxAmt: '0', TotalAmt: String(dollars) },
    ...(invoice.isMixed ? { TaxTypeForMixed: taxCodes[tax] } : {}),
    ...{ BuyerEmail: invoice.buyer.email, Status: '1' },
  };
}
