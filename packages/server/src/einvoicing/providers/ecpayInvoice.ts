import type { EinvoiceBuyer } from '@crossdock/domain/einvoices/choices.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import type {
  AllowanceRequest,
  EinvoiceProvider,
  EinvoiceStatus,
  InvoiceRequest,
  KnownInvoice,
} from '../../einvoices/providers/provider.ts';
import { decryptEnvelope, encryptEnvelope } from '../../payments/providers/ecpay/envelope.ts';
import { formatTaipeiTime, parseTaipeiTime } from '../../payments/providers/taipei.ts';
import { parseJsonAnswer, requestProvider } from '../../payments/requestProvider.ts';
import type { NoTransaction } from '../../platform/db.ts';
import { newPayReference } from '../../platform/ids.ts';
import type { EinvoiceAccess } from './access.ts';
import { taxCodeOf, taxCodes } from './taxCodes.ts';

type Fields = Readonly<Record<string, unknown>>;

const timeoutMs = 20_000;
const codes = { done: 1, noSuchInvoice: 1_600_003, numberUsed: 5_070_357 } as const;
const carriers: Readonly<Record<EinvoiceBuyer['kind'], string>> = {
  ...{ email: '1', certificate: '2', mobile: '3', donation: '', company: '' },
};
/** ECPay's codes for how goods leave the country: not through customs, or through customs. */
const clearance = { not: '1', through: '2' } as const;
const longest = { name: 100, customer: 60, address: 100, reason: 20 } as const;

/**
 * ECPay's invoices for consumers (B2C); for companies they are printed. ECPay accepts our reference once, and can be
 * asked about it after a lost answer. Allowances have no reference of ours, so an allowance whose answer was lost is
 * searched for among the invoice's allowances.
 * @example typeof ecpayInvoiceProvider({ merchantId: '2000132', hashKey: 'k', hashIv: 'v', reach: {} }).look // → 'function'
 */
export function ecpayInvoiceProvider(access: EinvoiceAccess): EinvoiceProvider {
  const look = async (noTransaction: NoTransaction, reference: string): Promise<EinvoiceStatus> => {
    const found = await call(noTransaction, access, 'GetIssue', { RelateNumber: reference });
    if (found.RtnCode === codes.noSuchInvoice) return { state: 'none' };
    if (found.RtnCode !== codes.done) throw new Error(`ECPay said of an invoice: ${said(found)}`);
    const state = String(found.IIS_Invalid_Status) === '1' ? 'voided' : 'issued';
    return { state, ...issuedOf(found.IIS_Number, found.IIS_Random_Number, found.IIS_Create_Date) };
  };
  return {
    look: (noTransaction, { reference }) => look(noTransaction, reference),
    async issue(noTransaction, request) {
      if (request.isRepeated) {
        const found = await look(noTransaction, request.reference);
        if (found.state !== 'none') return found;
      }
      const fields = invoiceFields(request);
      if (typeof fields === 'string') return { refused: fields };
      const made = await call(noTransaction, access, 'Issue', fields);
      if (made.RtnCode === codes.done) return issuedOf(made.InvoiceNo, made.RandomNumber, made.InvoiceDate);
      if (made.RtnCode === codes.numberUsed) {
        const found = await look(noTransaction, request.reference);
        if (found.state !== 'none') return found;
      }
      return { refused: said(made) };
    },
    async void(noTransaction, invoice, why) {
      const answer = await call(noTransaction, access, 'Invalid', {
        ...invoiceName(invoice),
        Reason: why.slice(0, longest.reason),
      });
      if (answer.RtnCode === codes.done) return 'voided';
      return (await look(noTransaction, invoice.reference)).state === 'voided'
        ? 'voided'
        : { refused: said(answer) };
    },
    async allow(noTransaction, request) {
      if (request.isRepeated) {
        const found = await lostAllowance(noTransaction, access, request);
        if (found !== undefined) return { number: found };
      }
      const answer = await call(noTransaction, access, 'Allowance', allowanceFields(request));
      return answer.RtnCode === codes.done
        ? { number: String(answer.IA_Allow_No) }
        : { refused: said(answer) };
    },
    async isKnown(noTransaction, kind, code) {
      const answer =
        kind === 'mobile'
          ? await call(noTransaction, access, 'CheckBarcode', { BarCode: code })
          : await call(noTransaction, access, 'CheckLoveCode', { LoveCode: code });
      if (answer.RtnCode !== codes.done) throw new Error(`ECPay could not check a code: ${said(answer)}`);
      return answer.IsExist === 'Y';
    },
    async ask(noTransaction) {
      const answer = await call(noTransaction, access, 'GetIssue', { RelateNumber: newPayReference() });
      const isWell = answer.RtnCode === codes.noSuchInvoice || answer.RtnCode === codes.done;
      return isWell ? { answer: said(answer) } : { refused: said(answer) };
    },
  };
}

interface Said extends Fields {
  readonly RtnCode: number;
}

/** The provider's message with its code, so that both can be looked up. */
const said = ({ RtnCode, RtnMsg }: Said): string => `${RtnCode} ${String(RtnMsg ?? '')}`.trim();

/** Calls ECPay. If ECPay could not decrypt the request, its envelope's code is answered as a negative `RtnCode`. */
async function call(
  noTransaction: NoTransaction,
  { merchantId, hashKey, hashIv, reach }: EinvoiceAccess,
  name: string,
  fields: Fields,
): Promise<Said> {
  const keys = { hashKey, hashIv };
  const answer = await requestProvider(noTransaction, reach, {
    ...{ method: 'POST', path: `/B2CInvoice/${name}`, timeoutMs },
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      MerchantID: merchantId,
      RqHeader: { Timestamp: Math.floor(Date.now() / 1000), Revision: '3.0.0' },
      Data: encryptEnvelope(JSON.stringify({ MerchantID: merchantId, ...fields }), keys),
    }),
  });
  const outer = parseJsonAnswer(answer);
  if (answer.status !== 200 || !isRecord(outer)) throw new Error(`ECPay answered HTTP ${answer.status}`);
  if (Number(outer.TransCode) !== 1)
    return { RtnCode: -Math.abs(Number(outer.TransCode)), RtnMsg: outer.TransMsg };
  const opened = decryptEnvelope(String(outer.Data), keys);
  const inner: unknown = opened === undefined ? undefined : JSON.parse(opened);
  if (!isRecord(inner)) throw new Error('ECPay sealed its answer with other keys');
  return { ...inner, RtnCode: Number(inner.RtnCode) };
}

/**
 * Reads an issued invoice from the answer. Throws if the number is missing, so that the provider is asked
 * again.
 */
function issuedOf(number: unknown, randomCode: unknown, at: unknown) {
  const issuedAt = parseTaipeiTime(String(at ?? '').replace('+', ' '));
  if (!/^[A-Z]{2}\d{8}$/.test(String(number)) || issuedAt === null)
    throw new Error(`ECPay named an invoice ${String(number)} of ${String(at)}`);
  return { number: String(number), randomCode: String(randomCode ?? ''), issuedAt };
}

const invoiceName = ({ number, issuedAt }: KnownInvoice) => ({
  InvoiceNo: number,
  InvoiceDate: formatTaipeiTime(Date.parse(issuedAt)).slice(0, 10).replaceAll('/', '-'),
});

/** The fields of an invoice request, or the reason why it cannot be sent. */
function invoiceFields({ reference, buyer, lines, sums, totalDollars, terms }: InvoiceRequest) {
  if (buyer.email === '' && buyer.phone === '') return 'The member has neither an e-mail address nor a phone';
  const isCompany = buyer.kind === 'company';
  const isDonated = buyer.kind === 'donation';
  const TaxType = taxCodeOf(sums);
  return {
    RelateNumber: reference,
    CustomerIdentifier: isCompany ? buyer.code : '',
    CustomerName: isCompany ? buyer.title.slice(0, longest.customer) : '',
    CustomerAddr: isCompany ? buyer.address.slice(0, longest.address) : '',
    CustomerPhone: buyer.email === '' ? buyer.phone.replace(/\D/g, '') : '',
    CustomerEmail: buyer.email,
    ClearanceMark: sums.zero === 0 ? '' : terms.throughCustoms ? clearance.through : clearance.not,
    Print: isCompany ? '1' : '0',
    Donation: isDonated ? '1' : '0',
    LoveCode: isDonated ? buyer.code : '',
    CarrierType: carriers[buyer.kind],
    CarrierNum: buyer.kind === 'mobile' || buyer.kind === 'certificate' ? buyer.code : '',
    TaxType,
    ...(TaxType === taxCodes.exempt ? { SpecialTaxType: 8 } : {}),
    ...(sums.zero === 0 ? {} : { ZeroTaxRateReason: terms.zeroReason }),
    SalesAmount: totalDollars,
    InvType: '07',
    vat: '1',
    Items: lines.map(({ name, tax, dollars }, place) => ({
      ...itemOf(place + 1, name, dollars),
      ItemTaxType: taxCodes[tax],
    })),
  };
}

const itemOf = (ItemSeq: number, name: string, dollars: number) => ({
  ...{ ItemSeq, ItemName: name.slice(0, longest.name), ItemCount: 1, ItemWord: '式' },
  ...{ ItemPrice: dollars, ItemAmount: dollars },
});

const allowanceFields = ({ invoice, name, tax, dollars }: AllowanceRequest) => ({
  ...invoiceName(invoice),
  AllowanceNotify: invoice.buyer.email === '' ? 'N' : 'E',
  NotifyMail: invoice.buyer.email,
  CustomerName: invoice.buyer.title.slice(0, longest.customer),
  AllowanceAmount: dollars,
  Items: [{ ...itemOf(1, name, dollars), ItemTaxType: taxCodes[tax] }],
});

/** The number of an allowance of this amount which we do not know, because its answer was lost. */
async function lostAllowance(
  noTransaction: NoTransaction,
  access: EinvoiceAccess,
  { invoice, dollars, tax, known }: AllowanceRequest,
): Promise<string | undefined> {
  const { InvoiceNo, InvoiceDate } = invoiceName(invoice);
  const found = await call(noTransaction, access, 'GetAllowanceList', {
    ...{ SearchType: '1', InvoiceNo, Date: InvoiceDate },
  });
  if (found.RtnCode !== codes.done && found.RtnCode !== codes.noSuchInvoice)
    throw new Error(`ECPay said of allowances: ${said(found)}`);
  const list: unknown[] = Array.isArray(found.AllowanceInfo) ? found.AllowanceInfo : [];
  const lost = list
    .filter(isRecord)
    .find(
      (one) =>
        String(one.IA_Invalid_Status) !== '1' &&
        Number(one.IA_Total_Tax_Amount) === dollars &&
        String(one.IA_Tax_Type) === taxCodes[tax] &&
        !known.includes(String(one.IA_Allow_No)),
    );
  return lost && String(lost.IA_Allow_No);
}
