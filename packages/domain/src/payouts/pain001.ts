import { amountText } from '../wallet/amount.ts';
import { normaliseAccountNumber } from '../wallet/withdrawals.ts';
import { isBic, type PayoutBatch, type PayoutFileSettings } from './file.ts';

/** ISO 20022's names of national clearing systems, by the currency that they pay in. */
const clearings: Readonly<Record<string, string>> = { TWD: 'TWNCC', THB: 'THCBC', HKD: 'HKNCC' };

// Letters that XML 1.0 does not allow at all.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const inXml = (text: string) =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const tag = (name: string, ...inside: readonly string[]) => `<${name}>${inside.join('')}</${name}>`;
const words = (name: string, text: string) => tag(name, inXml(text));

/** The bank of an account: by its BIC, or by its number in the country's clearing. */
function agent(name: string, code: string, currency: string, bicTag: string): string {
  if (isBic(code)) return tag(name, tag('FinInstnId', words(bicTag, code)));
  const clearing = clearings[currency];
  const system = clearing === undefined ? '' : tag('ClrSysId', words('Cd', clearing));
  return tag(name, tag('FinInstnId', tag('ClrSysMmbId', system, words('MmbId', code))));
}

const account = (name: string, number: string) =>
  tag(name, tag('Id', tag('Othr', words('Id', normaliseAccountNumber(number).toUpperCase()))));

/**
 * Credit transfers in ISO 20022: `pain.001.001.09`, or `.03` for older banks. The number of payments and
 * their sum are counted from the lines. Lines must have passed `lineFault`. Never rounds.
 * @example pain001File({ format: 'pain09', payer: { payerName: 'A', payerAccount: '1', payerBankCode: '2' }, payOn:
 * '2026-11-30', builtAt: '' }, { number: 'PB1', currency: 'TWD', lines: [] }).includes('<CtrlSum>0.00</CtrlSum>')
 * // → true
 */
export function pain001File(terms: PayoutFileSettings, { number, currency, lines }: PayoutBatch): string {
  const isOld = terms.format === 'pain03';
  const bicTag = isOld ? 'BIC' : 'BICFI';
  const { payer, payOn, builtAt } = terms;
  const sum = amountText(
    lines.reduce((total, { amountMinor }) => total + amountMinor, 0),
    currency,
  );
  const counted = [words('NbOfTxs', String(lines.length)), words('CtrlSum', sum)];
  const payments = lines.map((line) =>
    tag(
      'CdtTrfTxInf',
      tag('PmtId', words('InstrId', `${number}-${line.position}`), words('EndToEndId', line.reference)),
      tag('Amt', `<InstdAmt Ccy="${currency}">${amountText(line.amountMinor, currency)}</InstdAmt>`),
      agent('CdtrAgt', line.bankCode, currency, bicTag),
      tag('Cdtr', words('Nm', line.payeeName)),
      account('CdtrAcct', line.account),
      tag('RmtInf', words('Ustrd', line.reference)),
    ),
  );
  const organisation = payer.payerTaxNumber
    ? tag('Id', tag('OrgId', tag('Othr', words('Id', payer.payerTaxNumber))))
    : '';
  const head = tag(
    'GrpHdr',
    words('MsgId', number),
    words('CreDtTm', builtAt),
    ...counted,
    tag('InitgPty', words('Nm', payer.payerName), organisation),
  );
  const body = tag(
    'PmtInf',
    words('PmtInfId', number),
    words('PmtMtd', 'TRF'),
    ...counted,
    tag('ReqdExctnDt', isOld ? inXml(payOn) : words('Dt', payOn)),
    tag('Dbtr', words('Nm', payer.payerName)),
    account('DbtrAcct', payer.payerAccount),
    agent('DbtrAgt', payer.payerBankCode, currency, bicTag),
    ...payments,
  );
  const version = isOld ? '03' : '09';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}">${tag('CstmrCdtTrfInitn', head, body)}</Document>\n`;
}
