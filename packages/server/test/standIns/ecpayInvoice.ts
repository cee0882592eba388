import { isCompanyNumber } from '@crossdock/domain/einvoices/choices.ts';
import { decryptEnvelope, encryptEnvelope } from '../../src/payments/providers/ecpay/envelope.ts';
import {
  type Answer,
  asJson,
  asText,
  type ReceivedRequest,
  type StandInServer,
  startStandIn,
} from './standInServer.ts';

type Fields = Readonly<Record<string, unknown>>;

interface StoodAllowance {
  readonly number: string;
  readonly dollars: number;
  readonly tax: string;
}

export interface StoodInvoice {
  readonly fields: Fields;
  readonly number: string;
  /** The date in ECPay's format, in Taiwan's time. */
  readonly date: string;
  voided: boolean;
  readonly allowances: StoodAllowance[];
}

export interface EcpayInvoiceStandIn extends StandInServer {
  readonly merchantId: string;
  readonly keys: { readonly hashKey: string; readonly hashIv: string };
  /** The keys are RelateNumber. */
  readonly invoices: Map<string, StoodInvoice>;
  /** Barcodes and love codes that the tax office knows. */
  readonly known: Set<string>;
  /** The message with which the next invoice or voiding is refused. */
  refuseNext: string | null;
}

const later = (tax: unknown) => ({ '1': '應稅', '2': '零稅率', '3': '免稅' })[String(tax)];
const taipeiNow = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/**
 * Stands in for ECPay's documented API of B2C invoices: it decrypts requests with its keys, checks rules and sums,
 * accepts no RelateNumber twice, and voids no invoice that has an allowance.
 */
export async function startEcpayInvoices(at = 0): Promise<EcpayInvoiceStandIn> {
  const server = await startStandIn((heard) => answerTo(standIn, heard), at);
  const standIn: EcpayInvoiceStandIn = Object.assign(server, {
    merchantId: '2000132',
    keys: { hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' },
    invoices: new Map<string, StoodInvoice>(),
    known: new Set<string>(),
    refuseNext: null,
  });
  return standIn;
}

function answerTo(standIn: EcpayInvoiceStandIn, { path, body }: ReceivedRequest): Answer {
  const outer = JSON.parse(body) as { MerchantID: string; Data: string; RqHeader: Fields };
  const outside = (TransMsg: string) => asJson({ TransCode: 999, TransMsg, Data: '' });
  if (outer.MerchantID !== standIn.merchantId) return outside('MerchantID Error');
  const opened = decryptEnvelope(outer.Data, standIn.keys);
  if (opened === undefined || !opened.startsWith('{')) return outside('Data Error');
  const age = Math.abs(Date.now() / 1000 - Number(outer.RqHeader.Timestamp));
  if (outer.RqHeader.Revision !== '3.0.0' || age > 600) return outside('RqHeader Error');
  const fields = JSON.parse(opened) as Fields;
  if (fields.MerchantID !== standIn.merchantId) return outside('MerchantID Error');
  const work = works[path.replace('/B2CInvoice/', '')];
  if (work === undefined) return asText('404', 404);
  return asJson({
    ...{ MerchantID: standIn.merchantId, RpHeader: { Timestamp: 1 }, TransCode: 1, TransMsg: 'Success' },
    Data: encryptEnvelope(JSON.stringify(work(standIn, fields)), standIn.keys),
  });
}

const say = (RtnCode: number, RtnMsg: string, more: Fields = {}): Fields => ({ RtnCode, RtnMsg, ...more });

const works: Readonly<
  Record<string, ((standIn: EcpayInvoiceStandIn, fields: Fields) => Fields) | undefined>
> = {
  Issue: issue,
  GetIssue: (standIn, fields) => {
    const found = standIn.invoices.get(String(fields.RelateNumber));
    return found ? say(1, '查詢成功', asFound(found)) : say(1600003, '查無資料');
  },
  Invalid: voidOne,
  Allowance: allow,
  GetAllowanceList: (standIn, fields) => {
    const found = byNumber(standIn, fields);
    if (fields.SearchType !== '1' || found === undefined) return say(1600003, '查無資料');
    const AllowanceInfo = found.allowances.map(({ number, dollars, tax }) => ({
      ...{ IA_Allow_No: number, IA_Invalid_Status: '0', IA_Total_Tax_Amount: dollars, IA_Tax_Type: tax },
    }));
    return say(1, '查詢成功', { AllowanceInfo });
  },
  CheckBarcode: ({ known }, { BarCode }) =>
    say(1, '成功', { IsExist: known.has(String(BarCode)) ? 'Y' : 'N' }),
  CheckLoveCode: ({ known }, { LoveCode }) =>
    say(1, '成功', { IsExist: known.has(String(LoveCode)) ? 'Y' : 'N' }),
};

const asFound = ({ fields, number, date, voided, allowances }: StoodInvoice): Fields => ({
  ...{ IIS_Number: number, IIS_Relate_Number: fields.RelateNumber, IIS_Random_Number: '0153' },
  ...{ IIS_Create_Date: date, IIS_Sales_Amount: fields.SalesAmount, IIS_Invalid_Status: voided ? '1' : '0' },
  IIS_Remain_Allowance_Amt: Number(fields.SalesAmount) - allowed(allowances),
});
const allowed = (allowances: readonly StoodAllowance[]) =>
  allowances.reduce((sum, { dollars }) => sum + dollars, 0);

function issue(standIn: EcpayInvoiceStandIn, fields: Fields): Fields {
  const wrong = faultOf(fields);
  if (wrong) return say(5000001, wrong);
  if (refusedNow(standIn)) return say(2000028, '無可用字軌');
  const no = String(fields.RelateNumber);
  if (standIn.invoices.has(no)) return say(5070357, 'B2C開立發票 自訂編號重覆，請重新設定');
  const number = `AB${String(10_000_000 + standIn.invoices.size)}`;
  const date = taipeiNow();
  standIn.invoices.set(no, { fields, number, date, voided: false, allowances: [] });
  return say(1, '開立發票成功', { InvoiceNo: number, InvoiceDate: date, RandomNumber: '0153' });
}

function refusedNow(standIn: EcpayInvoiceStandIn): boolean {
  const refused = standIn.refuseNext !== null;
  standIn.refuseNext = null;
  return refused;
}

/** The first rule of the documentation that the fields break, in the order of its table. */
function faultOf(fields: Fields): string | undefined {
  const { RelateNumber, CustomerIdentifier, Print, Donation, CarrierType, CarrierNum, LoveCode } = fields;
  const items = fields.Items as Record<string, unknown>[];
  const isCompany = CustomerIdentifier !== '';
  if (!/^[A-Za-z0-9]{1,30}$/.test(String(RelateNumber))) return 'RelateNumber';
  if (fields.CustomerPhone === '' && fields.CustomerEmail === '') return 'CustomerPhone';
  if (isCompany && (!isCompanyNumber(String(CustomerIdentifier)) || Print !== '1' || Donation !== '0'))
    return 'CustomerIdentifier';
  if (Print === '1' && (CarrierType !== '' || fields.CustomerName === '' || fields.CustomerAddr === ''))
    return 'Print';
  if (Donation === '1' && (Print !== '0' || !/^\d{3,7}$/.test(String(LoveCode)))) return 'Donation';
  if (Print === '0' && Donation === '0' && CarrierType === '') return 'CarrierType';
  const form = { '1': /^$/, '2': /^[A-Z]{2}\d{14}$/, '3': /^\/[0-9A-Z+\-.]{7}$/ }[String(CarrierType)];
  if (form && !form.test(String(CarrierNum))) return 'CarrierNum';
  if (items.reduce((sum, item) => sum + Number(item.ItemAmount), 0) !== fields.SalesAmount)
    return 'SalesAmount';
  if (items.some((item) => !Number.isInteger(item.ItemAmount) || Number(item.ItemAmount) <= 0))
    return 'ItemAmount';
  return taxFault(fields, new Set(items.map((item) => String(item.ItemTaxType))));
}

function taxFault(fields: Fields, taxes: ReadonlySet<string>): string | undefined {
  const { TaxType, ClearanceMark, ZeroTaxRateReason } = fields;
  const isMixed = TaxType === '9';
  if ([...taxes].some((tax) => later(tax) === undefined)) return 'ItemTaxType';
  if (isMixed ? taxes.size !== 2 || !taxes.has('1') : taxes.size !== 1 || !taxes.has(String(TaxType)))
    return 'TaxType';
  const needed = taxes.has('2');
  if (needed !== /^[12]$/.test(String(ClearanceMark))) return 'ClearanceMark';
  if (needed && !/^7[1-9]$/.test(String(ZeroTaxRateReason))) return 'ZeroTaxRateReason';
  return undefined;
}

const byNumber = ({ invoices }: EcpayInvoiceStandIn, { InvoiceNo, InvoiceDate, Date: day }: Fields) =>
  [...invoices.values()].find(
    ({ number, date }) => number === InvoiceNo && date.startsWith(String(InvoiceDate ?? day)),
  );

function voidOne(standIn: EcpayInvoiceStandIn, fields: Fields): Fields {
  const found = byNumber(standIn, fields);
  if (found === undefined) return say(5070355, '查無發票');
  if (String(fields.Reason ?? '') === '') return say(5000001, 'Reason');
  if (refusedNow(standIn)) return say(5070363, '發票不可作廢');
  if (found.voided) return say(5070350, '發票已作廢過');
  if (found.allowances.length > 0) return say(5070351, '發票已折讓');
  found.voided = true;
  return say(1, '作廢發票成功', { InvoiceNo: found.number });
}

function allow(standIn: EcpayInvoiceStandIn, fields: Fields): Fields {
  const found = byNumber(standIn, fields);
  const [item] = fields.Items as Record<string, unknown>[];
  if (found === undefined || found.voided || item === undefined) return say(5070355, '查無發票');
  const dollars = Number(fields.AllowanceAmount);
  if (Number(item.ItemAmount) !== dollars || !Number.isInteger(dollars))
    return say(5000001, 'AllowanceAmount');
  if (dollars > Number(found.fields.SalesAmount) - allowed(found.allowances))
    return say(2000048, '折讓金額超過可折讓金額');
  const number = `20261127${String(10_000_000 + [...standIn.invoices.values()].flatMap((one) => one.allowances).length)}`;
  found.allowances.push({ number, dollars, tax: String(item.ItemTaxType) });
  return say(1, '成功', { IA_Allow_No: number, IA_Invoice_No: found.number });
}
