import { ezpayCheckCode } from '../../src/einvoicing/providers/ezpayInvoice.ts';
import {
  decryptTradeInfo,
  encryptTradeInfo,
  tradeSha,
} from '../../src/payments/providers/newebpay/tradeInfo.ts';
import {
  type Answer,
  asJson,
  asText,
  type Fields,
  formOf,
  type ReceivedRequest,
  type StandInServer,
  startStandIn,
} from './standInServer.ts';

interface StoodInvoice {
  readonly fields: Fields;
  readonly number: string;
  readonly createdAt: string;
  readonly allowances: Fields[];
  voided: boolean;
}

export interface EzpayInvoiceStandIn extends StandInServer {
  readonly keys: { readonly hashKey: string; readonly hashIv: string };
  /** The keys are MerchantOrderNo. */
  readonly invoices: Map<string, StoodInvoice>;
  readonly known: Set<string>;
  /** True once the invoices are at the tax office. Only then can they be voided. */
  uploaded: boolean;
}

const merchantId = '3622183';
const taipeiNow = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const amounts = (list = '') => list.split('|').map(Number);
const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);

/**
 * Stands in for ezPay's documented API of invoices: it decrypts requests with its keys, checks sums and rules, signs
 * its answers, accepts no MerchantOrderNo twice, and voids only invoices that the tax office has.
 */
export async function startEzpayInvoices(): Promise<EzpayInvoiceStandIn> {
  const server = await startStandIn((heard) => answerTo(standIn, heard));
  const standIn: EzpayInvoiceStandIn = Object.assign(server, {
    keys: { hashKey: 'abcdefghijklmnopqrstuvwxyzabcdef', hashIv: '1234567891234567' },
    invoices: new Map<string, StoodInvoice>(),
    known: new Set<string>(),
    uploaded: true,
  });
  return standIn;
}

const say = (Status: string, Message: string, result?: Fields): Answer =>
  asJson({ Status, Message, Result: result ? JSON.stringify(result) : '' });

function answerTo(standIn: EzpayInvoiceStandIn, { path, body }: ReceivedRequest): Answer {
  const form = formOf(body);
  if (form.MerchantID_ !== merchantId) return say('KEY10006', '商店未申請啟用電子發票');
  // ezPay's padding makes blocks of 32 bytes, which are 64 hexadecimal characters.
  if ((form.PostData_ ?? '').length % 64 !== 0) return say('KEY10002', '資料解密錯誤');
  const opened = decryptTradeInfo(form.PostData_ ?? '', standIn.keys);
  if (!opened?.includes('TimeStamp=')) return say('KEY10002', '資料解密錯誤');
  const fields = formOf(opened);
  switch (path) {
    case '/Api/invoice_issue':
      return issue(standIn, fields);
    case '/Api/invoice_search':
      return search(standIn, fields);
    case '/Api/invoice_invalid':
      return voidOne(standIn, fields);
    case '/Api/allowance_issue':
      return allow(standIn, fields);
    case '/Api_inv_application/checkBarCode':
      return check(standIn, form, fields.CellphoneBarcode);
    case '/Api_inv_application/checkLoveCode':
      return check(standIn, form, fields.LoveCode);
    default:
      return asText('404', 404);
  }
}

function check({ keys, known }: EzpayInvoiceStandIn, form: Fields, code = ''): Answer {
  if (form.CheckValue !== tradeSha(form.PostData_ ?? '', keys)) return say('CBC10002', 'CheckValue');
  const Result = encryptTradeInfo({ IsExist: known.has(code) ? 'Y' : 'N' }, keys);
  return asJson({ Status: 'SUCCESS', Message: '', Result });
}

const signed = (
  { keys }: EzpayInvoiceStandIn,
  { fields, number, createdAt, voided }: StoodInvoice,
): Fields => {
  const result = {
    ...{
      MerchantID: merchantId,
      MerchantOrderNo: fields.MerchantOrderNo ?? '',
      TotalAmt: fields.TotalAmt ?? '',
    },
    ...{ InvoiceTransNo: `2611${number}`, RandomNum: '0142', InvoiceNumber: number, CreateTime: createdAt },
    InvoiceStatus: voided ? '2' : '1',
  };
  return { ...result, CheckCode: ezpayCheckCode(result, keys) };
};

function issue(standIn: EzpayInvoiceStandIn, fields: Fields): Answer {
  const no = fields.MerchantOrderNo ?? '';
  if (standIn.invoices.has(no)) return say('LIB10003', '商店自訂編號重覆');
  const wrong = faultOf(fields);
  if (wrong) return say(...wrong);
  const number = `EZ${String(10_000_000 + standIn.invoices.size)}`;
  const made = { fields, number, createdAt: taipeiNow(), allowances: [], voided: false };
  standIn.invoices.set(no, made);
  return say('SUCCESS', '電子發票開立成功', signed(standIn, made));
}

function faultOf(fields: Fields): [string, string] | undefined {
  const { Category, BuyerUBN, PrintFlag, CarrierType, CarrierNum, LoveCode, TaxType } = fields;
  const number = (name: string) => Number(fields[name] ?? Number.NaN);
  const isCompany = Category === 'B2B';
  if (!/^\w{1,20}$/.test(fields.MerchantOrderNo ?? '')) return ['INV10014', '自訂編號格式錯誤'];
  if (isCompany !== /^\d{8}$/.test(BuyerUBN ?? '')) return ['INV10013', '統一編號'];
  if (isCompany && (PrintFlag !== 'Y' || CarrierType !== '' || LoveCode !== '' || TaxType === '9'))
    return ['INV10015', 'B2B'];
  if (!isCompany && (PrintFlag !== 'N' || (CarrierType === '') === (LoveCode === '')))
    return ['INV10016', '載具'];
  if (CarrierType === '0' && !decodeURIComponent(CarrierNum ?? '').startsWith('/'))
    return ['INV10016', '載具'];
  if (number('Amt') + number('TaxAmt') !== number('TotalAmt')) return ['INV10012', '發票金額'];
  if (sumOf(amounts(fields.ItemAmt)) !== number(isCompany ? 'Amt' : 'TotalAmt'))
    return ['INV10004', '商品小計'];
  if (TaxType === '2' && !/^[12]$/.test(fields.CustomsClearance ?? '')) return ['INV10009', '報關標記'];
  const parts = number('AmtSales') + number('AmtZero') + number('AmtFree');
  return TaxType === '9' && parts !== number('Amt') ? ['INV10012', '混合稅'] : undefined;
}

function search(
  standIn: EzpayInvoiceStandIn,
  { MerchantOrderNo = '', TotalAmt, SearchType }: Fields,
): Answer {
  const found = standIn.invoices.get(MerchantOrderNo);
  return SearchType === '1' && found !== undefined && found.fields.TotalAmt === TotalAmt
    ? say('SUCCESS', '查詢成功', signed(standIn, found))
    : say('INV20006', '查無發票資料');
}

const byNumber = ({ invoices }: EzpayInvoiceStandIn, number = '') =>
  [...invoices.values()].find((one) => one.number === number);

function voidOne(standIn: EzpayInvoiceStandIn, { InvoiceNumber, InvalidReason = '' }: Fields): Answer {
  const found = byNumber(standIn, InvoiceNumber);
  if (found === undefined || InvalidReason.length > 6) return say('INV20006', '查無發票資料');
  if (!standIn.uploaded) return say('LIB10009', '發票已開立，但未上傳至財政部，無法作廢');
  if (found.allowances.length > 0) return say('LIB10007', '無法作廢');
  if (found.voided) return say('LIB10005', '發票已作廢過');
  found.voided = true;
  return say('SUCCESS', '作廢成功', { InvoiceNumber: found.number });
}

function allow(standIn: EzpayInvoiceStandIn, fields: Fields): Answer {
  const found = byNumber(standIn, fields.InvoiceNo);
  if (found === undefined || found.fields.MerchantOrderNo !== fields.MerchantOrderNo || found.voided)
    return say('INV20006', '查無發票資料');
  const before = sumOf(found.allowances.map(({ TotalAmt }) => Number(TotalAmt)));
  if (before + Number(fields.TotalAmt) > Number(found.fields.TotalAmt))
    return say('IAI10004', '超過可折讓金額');
  if ((found.fields.TaxType === '9') !== /^[123]$/.test(fields.TaxTypeForMixed ?? ''))
    return say('IAI10005', '混合稅率');
  found.allowances.push(fields);
  return say('SUCCESS', '折讓成功', { AllowanceNo: `A${found.number}${found.allowances.length}` });
}
