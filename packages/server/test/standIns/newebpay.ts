import { createCipheriv } from 'node:crypto';
import {
  decryptTradeInfo,
  encryptTradeInfo,
  isTradeSha,
  type NewebpayKeys,
  newebpayCheckCode,
  newebpayCheckValue,
  tradeSha,
} from '../../src/payments/providers/newebpay/tradeInfo.ts';
import {
  type Answer,
  asJson,
  asText,
  type CashierStandIn,
  type Delivery,
  type Fields,
  formDelivery,
  formOf,
  type PostedTrade,
  postedTrade,
  type ReceivedRequest,
  startStandIn,
  submitForm,
} from './standInServer.ts';

export interface NewebpayTrade extends PostedTrade {
  state: 'open' | 'paid' | 'failed' | 'cancelled';
}

/** The keys of `trades` are MerchantOrderNo. The payer's browser posts `assigned` to CustomerURL. */
export interface NewebpayStandIn extends CashierStandIn<NewebpayKeys, NewebpayTrade> {
  /** Reports a trade to NotifyURL. */
  paid(no: string, how?: 'paid' | 'declined', changes?: Readonly<Record<string, unknown>>): Delivery;
}

const timeStampMs = 120_000;
const others: NewebpayKeys = { hashKey: 'X'.repeat(32), hashIv: 'Y'.repeat(16) };

/** Stands in for NewebPay's gateway (MPG 2.3) as its documentation describes it. */
export async function startNewebpay(at = 0): Promise<NewebpayStandIn> {
  const keys = { hashKey: 'Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn', hashIv: 'C6AcmfqJILwgnhIP' };
  const trades = new Map<string, NewebpayTrade>();
  const server = await startStandIn((heard) => answerTo(standIn, heard), at);
  const standIn: NewebpayStandIn = Object.assign(server, {
    ...{ merchantId: 'MS12345678', keys, trades, refundNext: 'done' as const },
    submit: submitForm,
    assigned: (no: string) => assignedDelivery(standIn, no),
    paid: (no: string, how: 'paid' | 'declined' = 'paid', changes: Readonly<Record<string, unknown>> = {}) =>
      paidDelivery(standIn, no, how, changes),
    forged({ url, body }: Delivery) {
      const TradeInfo = encryptTradeInfo(
        { forged: decryptTradeInfo(formOf(body).TradeInfo ?? '', keys) ?? '' },
        others,
      );
      return formDelivery(url, { ...formOf(body), TradeInfo, TradeSha: tradeSha(TradeInfo, others) });
    },
  });
  return standIn;
}

const isLate = (timeStamp: string | undefined): boolean =>
  Math.abs(Date.now() - Number(timeStamp) * 1000) > timeStampMs;

function answerTo(standIn: NewebpayStandIn, { path, body }: ReceivedRequest): Answer {
  const fields = formOf(body);
  switch (path) {
    case '/MPG/mpg_gateway':
      return gateway(standIn, fields);
    case '/API/QueryTradeInfo':
      return queryTrade(standIn, fields);
    case '/API/CreditCard/Close':
    case '/API/EWallet/Refund':
      return refund(standIn, path, fields);
    default:
      return asText('404', 404);
  }
}

function gateway({ trades, keys, merchantId }: NewebpayStandIn, posted: Fields): Answer {
  const { MerchantID, TradeInfo = '', TradeSha = '', Version, EncryptType = '0' } = posted;
  if (MerchantID !== merchantId || Version !== '2.3' || EncryptType !== '0') return asText('MPG01002');
  if (!isTradeSha(TradeInfo, TradeSha, keys)) return asText('MPG03009: TradeSha');
  const fields = formOf(decryptTradeInfo(TradeInfo, keys) ?? '');
  const no = fields.MerchantOrderNo ?? '';
  if (isLate(fields.TimeStamp)) return asText('MPG03008: TimeStamp');
  if (!/^\w{1,30}$/.test(no)) return asText('MPG01014: MerchantOrderNo');
  if (trades.has(no)) return asText('MPG03008: MerchantOrderNo has been used');
  if (!/^[1-9]\d*$/.test(fields.Amt ?? '')) return asText('MPG01015: Amt');
  if ((fields.ItemDesc ?? '') === '' || (fields.ItemDesc ?? '').length > 50)
    return asText('MPG01016: ItemDesc');
  const tradeNo = `2611261405${String(trades.size + 1).padStart(7, '0')}`;
  trades.set(no, { fields, tradeNo, state: 'open', refunded: 0 });
  return asText('<!doctype html><title>NewebPay</title>');
}

function queryTrade({ trades, keys, merchantId }: NewebpayStandIn, fields: Fields): Answer {
  const { MerchantOrderNo = '', Amt = '', CheckValue, TimeStamp } = fields;
  const checked = { Amt, MerchantID: merchantId, MerchantOrderNo };
  const fault = (Status: string) => asJson({ Status, Message: Status, Result: [] });
  if (isLate(TimeStamp)) return fault('TRA10003');
  if (fields.MerchantID !== merchantId || CheckValue !== newebpayCheckValue(checked, keys))
    return fault('TRA10002');
  const trade = trades.get(MerchantOrderNo);
  if (trade === undefined || trade.fields.Amt !== Amt) return fault('TRA10001');
  const TradeStatus = { open: '0', paid: '1', failed: '2', cancelled: '3' }[trade.state];
  const Result = {
    ...checked,
    ...{ Amt: Number(Amt), TradeNo: trade.tradeNo, PaymentType: methodOf(trade), TradeStatus },
    ...(methodOf(trade) === 'CREDIT' ? { BackBalance: Number(Amt) - trade.refunded } : {}),
    CheckCode: newebpayCheckCode({ ...checked, TradeNo: trade.tradeNo }, keys),
  };
  return asJson({ Status: 'SUCCESS', Message: '查詢成功', Result });
}

function refund(standIn: NewebpayStandIn, path: string, { MerchantID_, PostData_ = '' }: Fields): Answer {
  const asked = formOf(decryptTradeInfo(PostData_, standIn.keys) ?? '');
  const trade = standIn.trades.get(asked.MerchantOrderNo ?? '');
  const say = (Status: string) =>
    asJson({ Status, Message: Status, Result: { MerchantOrderNo: asked.MerchantOrderNo, Amt: asked.Amt } });
  const refused = standIn.refundNext === 'refused';
  standIn.refundNext = 'done';
  if (MerchantID_ !== standIn.merchantId || isLate(asked.TimeStamp)) return say('CRE10000');
  if (trade?.state !== 'paid') return say('CRE10001');
  const isCard = methodOf(trade) === 'CREDIT';
  const named = isCard
    ? path.endsWith('Close') && asked.CloseType === '2'
    : path.endsWith('Refund') && asked.TradeNo === trade.tradeNo;
  if (!named || refused) return say('CRE10004');
  if (trade.refunded === Number(trade.fields.Amt)) return say('CRE10002');
  if (trade.refunded + Number(asked.Amt) > Number(trade.fields.Amt)) return say('CRE10003');
  trade.refunded += Number(asked.Amt);
  return say('SUCCESS');
}

const methods = ['CREDIT', 'LINEPAY', 'VACC', 'CVS', 'BARCODE'] as const;
const methodOf = ({ fields }: NewebpayTrade): string => methods.find((name) => fields[name] === '1') ?? '';

function sealedDelivery(
  standIn: NewebpayStandIn,
  url: string,
  said: Readonly<Record<string, unknown>>,
): Delivery {
  const TradeInfo = sealJson(JSON.stringify(said), standIn.keys);
  const Status = String(said.Status);
  const { merchantId: MerchantID, keys } = standIn;
  return formDelivery(url, {
    Status,
    MerchantID,
    Version: '2.3',
    TradeInfo,
    TradeSha: tradeSha(TradeInfo, keys),
  });
}

/** Encrypts JSON, the format of answers with RespondType JSON. Requests are query strings. */
function sealJson(json: string, { hashKey, hashIv }: NewebpayKeys): string {
  const sealing = createCipheriv('aes-256-cbc', hashKey, hashIv);
  return sealing.update(json, 'utf8', 'hex') + sealing.final('hex');
}

function assignedDelivery(standIn: NewebpayStandIn, no: string): Delivery {
  const trade = postedTrade(standIn.trades, no);
  const numbers: Readonly<Record<string, object>> = {
    VACC: { BankCode: '017', CodeNo: '9103522175887271' },
    CVS: { CodeNo: 'GW130412257496' },
    BARCODE: { Barcode_1: '021113620', Barcode_2: '4012201000015901', Barcode_3: '110613000000399' },
  };
  const given = numbers[methodOf(trade)];
  if (given === undefined || !trade.fields.CustomerURL) throw new Error('this way to pay has no number');
  const Result = {
    ...resultOf(standIn, no, trade),
    ...given,
    ExpireDate: '2099-12-30',
    ExpireTime: '23:59:59',
  };
  return sealedDelivery(standIn, trade.fields.CustomerURL, {
    Status: 'SUCCESS',
    Message: '取號成功',
    Result,
  });
}

function resultOf(
  { merchantId: MerchantID }: NewebpayStandIn,
  MerchantOrderNo: string,
  trade: NewebpayTrade,
) {
  const { tradeNo: TradeNo, fields } = trade;
  return { MerchantID, MerchantOrderNo, TradeNo, Amt: Number(fields.Amt), PaymentType: methodOf(trade) };
}

function paidDelivery(
  standIn: NewebpayStandIn,
  no: string,
  how: 'paid' | 'declined',
  changes: Readonly<Record<string, unknown>>,
): Delivery {
  const trade = postedTrade(standIn.trades, no);
  trade.state = how === 'paid' ? 'paid' : 'failed';
  const Result = {
    ...{ ...resultOf(standIn, no, trade), PayTime: '2026-11-26 14:05:00', IP: '127.0.0.1' },
    ...(methodOf(trade) === 'VACC' ? { PayBankCode: '808', PayerAccount5Code: '54321' } : {}),
    ...changes,
  };
  const Status = how === 'paid' ? 'SUCCESS' : 'MPG03009';
  return sealedDelivery(standIn, trade.fields.NotifyURL ?? '', { Status, Message: Status, Result });
}
