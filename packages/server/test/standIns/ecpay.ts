import {
  type EcpayKeys,
  ecpayCheckMacValue,
  hasValidCheckMacValue,
} from '../../src/payments/providers/ecpay/checkMac.ts';
import {
  type Answer,
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

export interface EcpayTrade extends PostedTrade {
  state: 'open' | 'assigned' | 'paid' | 'failed';
  /** Before the capture, a sale can only be cancelled as a whole. */
  captured: boolean;
}

/** The keys of `trades` are MerchantTradeNo. `assigned` reports to PaymentInfoURL. */
export interface EcpayStandIn extends CashierStandIn<EcpayKeys, EcpayTrade> {
  /** Reports a trade to ReturnURL. `simulated` is a trial in ECPay's back office, which moves no money. */
  paid(no: string, how?: 'paid' | 'declined' | 'simulated', changes?: Fields): Delivery;
}

const needed = [
  ...['MerchantID', 'MerchantTradeNo', 'MerchantTradeDate', 'PaymentType', 'TotalAmount', 'TradeDesc'],
  ...['ItemName', 'ReturnURL', 'ChoosePayment', 'EncryptType'],
];
const wholeTwd = /^[1-9]\d{0,6}$/;
const timeStampMs = 180_000;

/**
 * Stands in for ECPay's cashier as its documentation describes it: it checks signatures and forms, accepts no trade
 * number twice, and refunds only cards.
 */
export async function startEcpay(at = 0): Promise<EcpayStandIn> {
  const keys = { hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' };
  const trades = new Map<string, EcpayTrade>();
  const server = await startStandIn((heard) => answerTo(standIn, heard), at);
  const standIn: EcpayStandIn = Object.assign(server, {
    ...{ merchantId: '3002607', keys, trades, refundNext: 'done' as const },
    submit: submitForm,
    assigned: (no: string) => assignedDelivery(standIn, no),
    paid: (no: string, how: 'paid' | 'declined' | 'simulated' = 'paid', changes: Fields = {}) =>
      paidDelivery(standIn, no, how, changes),
    forged: ({ url, body }: Delivery) =>
      formDelivery(url, signed(formOf(body), { hashKey: 'A'.repeat(16), hashIv: 'B'.repeat(16) })),
  });
  return standIn;
}

const signed = (fields: Fields, keys: EcpayKeys): Fields => ({
  ...fields,
  CheckMacValue: ecpayCheckMacValue(fields, keys),
});

function answerTo(standIn: EcpayStandIn, { path, body }: ReceivedRequest): Answer {
  const fields = formOf(body);
  if (fields.MerchantID !== standIn.merchantId) return asText('10200073: MerchantID Error', 200);
  if (!hasValidCheckMacValue(fields, standIn.keys)) return asText('10200073: CheckMacValue Error', 200);
  switch (path) {
    case '/Cashier/AioCheckOut/V5':
      return checkOut(standIn, fields);
    case '/Cashier/QueryTradeInfo/V5':
      return queryTrade(standIn, fields);
    case '/CreditDetail/DoAction':
      return doAction(standIn, fields);
    default:
      return asText('404', 404);
  }
}

function checkOut({ trades }: EcpayStandIn, fields: Fields): Answer {
  const missing = needed.find((name) => (fields[name] ?? '') === '');
  if (missing) return asText(`10200043: ${missing} is required`);
  const no = fields.MerchantTradeNo ?? '';
  if (!/^[A-Za-z0-9]{1,20}$/.test(no)) return asText('10200047: MerchantTradeNo Error');
  if (trades.has(no)) return asText('10300028: MerchantTradeNo has been used');
  if (!wholeTwd.test(fields.TotalAmount ?? '')) return asText('10200050: TotalAmount Error');
  if (!/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/.test(fields.MerchantTradeDate ?? ''))
    return asText('10200051: MerchantTradeDate Error');
  const tradeNo = `26112614${String(trades.size + 1).padStart(8, '0')}`;
  trades.set(no, { fields, tradeNo, state: 'open', refunded: 0, captured: true });
  return asText('<!doctype html><title>ECPay</title>');
}

function queryTrade(
  { trades, keys }: EcpayStandIn,
  { MerchantTradeNo: no = '', TimeStamp = '', MerchantID = '' }: Fields,
) {
  if (Math.abs(Date.now() - Number(TimeStamp) * 1000) > timeStampMs)
    return asText('10200074: TimeStamp Error');
  const trade = trades.get(no);
  const status = { open: '0', assigned: '0', paid: '1', failed: '10200095' } as const;
  const found: Fields = trade
    ? {
        ...{ MerchantID, MerchantTradeNo: no, TradeNo: trade.tradeNo, TradeStatus: status[trade.state] },
        ...{ TradeAmt: trade.fields.TotalAmount ?? '', PaymentType: paymentType(trade), ItemName: 'x' },
      }
    : { MerchantID, MerchantTradeNo: no, TradeStatus: '10200047', TradeAmt: '0' };
  return asText(new URLSearchParams(signed(found, keys)).toString());
}

function doAction(standIn: EcpayStandIn, fields: Fields): Answer {
  const { MerchantTradeNo = '', TradeNo = '', Action, TotalAmount = '' } = fields;
  const trade = standIn.trades.get(MerchantTradeNo);
  const say = (RtnCode: string, RtnMsg: string) =>
    asText(new URLSearchParams({ MerchantTradeNo, TradeNo, RtnCode, RtnMsg }).toString());
  const refused = standIn.refundNext === 'refused';
  standIn.refundNext = 'done';
  if (trade?.tradeNo !== TradeNo || trade.state !== 'paid') return say('10200052', 'Trade not found');
  if (trade.fields.ChoosePayment !== 'Credit') return say('10200001', 'Only credit cards');
  const left = Number(trade.fields.TotalAmount) - trade.refunded;
  if (!trade.captured && Action === 'N' && Number(TotalAmount) === left) {
    trade.refunded = left;
    return say('1', 'OK');
  }
  if (refused || !trade.captured || Action !== 'R' || Number(TotalAmount) > left)
    return say('10200053', 'Refund refused');
  trade.refunded += Number(TotalAmount);
  return say('1', 'OK');
}

const paymentTypes: Readonly<Record<string, string>> = {
  ...{ Credit: 'Credit_CreditCard', ATM: 'ATM_ESUN', CVS: 'CVS_CVS', BARCODE: 'BARCODE_BARCODE' },
};
const paymentType = ({ fields }: EcpayTrade): string => paymentTypes[fields.ChoosePayment ?? ''] ?? '';

function commonOf(standIn: EcpayStandIn, no: string): Fields {
  const trade = postedTrade(standIn.trades, no);
  return {
    ...{ MerchantID: standIn.merchantId, MerchantTradeNo: no, TradeNo: trade.tradeNo },
    ...{ TradeAmt: trade.fields.TotalAmount ?? '', TradeDate: trade.fields.MerchantTradeDate ?? '' },
    PaymentType: paymentType(trade),
  };
}

const numbers: Readonly<Record<string, Fields>> = {
  ATM: {
    RtnCode: '2',
    RtnMsg: 'Get VirtualAccount Succeeded',
    BankCode: '808',
    vAccount: '9103522175887271',
  },
  CVS: { RtnCode: '10100073', RtnMsg: 'Get CVS Code Succeeded.', PaymentNo: 'GW130412257496' },
  BARCODE: {
    ...{ RtnCode: '10100073', RtnMsg: 'Get CVS Code Succeeded.' },
    ...{ Barcode1: '021113620', Barcode2: '4012201000015901', Barcode3: '110613000000399' },
  },
};

function assignedDelivery(standIn: EcpayStandIn, no: string): Delivery {
  const trade = postedTrade(standIn.trades, no);
  const given = numbers[trade.fields.ChoosePayment ?? ''];
  const url = trade.fields.PaymentInfoURL;
  if (given === undefined || url === undefined) throw new Error('this way to pay has no number');
  if (trade.state === 'open') trade.state = 'assigned';
  const ExpireDate = trade.fields.ChoosePayment === 'ATM' ? '2099/12/30' : '2099/12/30 23:59:59';
  return formDelivery(url, signed({ ...commonOf(standIn, no), ...given, ExpireDate }, standIn.keys));
}

function paidDelivery(
  standIn: EcpayStandIn,
  no: string,
  how: 'paid' | 'declined' | 'simulated',
  changes: Fields,
) {
  const trade = postedTrade(standIn.trades, no);
  // A trial in the back office sends a report, but moves no money.
  if (how === 'paid') trade.state = 'paid';
  if (how === 'declined') trade.state = 'failed';
  const atm: Fields = trade.fields.ChoosePayment === 'ATM' ? { ATMAccBank: '808', ATMAccNo: '54321' } : {};
  const fields: Fields = {
    ...commonOf(standIn, no),
    ...(how === 'declined'
      ? { RtnCode: '10100248', RtnMsg: '拒絕交易' }
      : { RtnCode: '1', RtnMsg: '交易成功' }),
    ...{
      PaymentDate: '2026/11/26 14:05:00',
      PaymentTypeChargeFee: '5',
      SimulatePaid: how === 'simulated' ? '1' : '0',
    },
    ...(trade.fields.NeedExtraPaidInfo === 'Y' ? atm : {}),
    ...changes,
  };
  return formDelivery(trade.fields.ReturnURL ?? '', signed(fields, standIn.keys));
}
