import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readCamt } from '../src/statements/camt.ts';
import { readStatementFile } from '../src/statements/statementFile.ts';
import { camtFile } from './statementWorld.ts';

const read = (content: string | Uint8Array) =>
  readStatementFile({
    bytes: typeof content === 'string' ? Buffer.from(content) : content,
    ...{ currency: 'TWD', map: undefined, encoding: undefined },
  });

describe('camt.053', () => {
  test('version 8 with a batch, a pending entry, another currency and a debit', () => {
    const details = (id: string, amount: string, name: string) =>
      `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><Amt Ccy="TWD">${amount}</Amt>
       <RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr><DbtrAcct><Id><Othr><Id>54321</Id></Othr></Id></DbtrAcct></RltdPties>
       <RmtInf><Ustrd>for</Ustrd><Ustrd>${id} &amp; more</Ustrd></RmtInf></TxDtls>`;
    const entry = (amount: string, more: string, side = 'CRDT', status = '<Sts><Cd>BOOK</Cd></Sts>') =>
      `<Ntry>${amount}<CdtDbtInd>${side}</CdtDbtInd>${status}<BookgDt><DtTm>2026-11-20T09:10:11+08:00</DtTm></BookgDt>${more}</Ntry>`;
    const xml = camtFile(
      [
        entry(
          '<Amt Ccy="TWD">300.00</Amt>',
          `<NtryDtls>${details('A1', '100', '王小明')}${details('A2', '200.00', 'B')}</NtryDtls>`,
        ),
        entry('<Amt Ccy="TWD">9</Amt>', '', 'CRDT', '<Sts><Cd>PDNG</Cd></Sts>'),
        entry('<Amt Ccy="USD">9</Amt>', ''),
        entry(
          '<Amt Ccy="TWD">12.34</Amt>',
          '<AddtlNtryInf>fee</AddtlNtryInf><AcctSvcrRef>S1</AcctSvcrRef>',
          'DBIT',
        ),
        entry('<Amt Ccy="TWD">x</Amt>', ''),
      ],
      'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08',
    );
    expect(readCamt(xml)).toMatchObject({
      statements: [
        {
          ...{ account: '808-1234-567890', currency: 'TWD' },
          lines: [
            {
              ...{ row: 1, day: '2026-11-20', time: '09:10:11', amountMinor: 10_000, reference: 'A1' },
              ...{ note: 'for A1 & more', counterName: '王小明', counterAccount: '54321' },
            },
            { row: 1, amountMinor: 20_000, counterName: 'B' },
            { row: 4, amountMinor: -1_234, note: 'fee', reference: 'S1' },
          ],
        },
      ],
      wrong: [
        { row: 3, fault: 'currency' },
        { row: 5, fault: 'amount' },
      ],
    });
  });

  test('several statements in several files of one archive; version 2 with a prefix', async () => {
    const two = camtFile([
      '<Ntry><Amt Ccy="TWD">5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry>',
    ]);
    const prefixed = two.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns:').replace('xmlns=', 'xmlns:ns=');
    const archive = zipSync({
      'a.xml': Buffer.from(two),
      'folder/b.XML': Buffer.from(prefixed),
      'read.pdf': Buffer.from('x'),
    });
    expect(await read(archive)).toMatchObject({
      format: 'camt',
      statements: [{ lines: [{ amountMinor: 500 }] }, { lines: [{ amountMinor: 500 }] }],
    });
  });

  const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>`;
  test.each([
    ['entities', `${laughs}${camtFile([]).replace(/^<\?xml.*?\?>/, '')}`],
    ['a document type behind a comment', `<!-- x --><!DOCTYPE a SYSTEM "file:///etc/passwd">${camtFile([])}`],
    ['depth', `<Document><Stmt>${'<a>'.repeat(100_000)}`],
    ['an end too early', '<Document><BkToCstmrStmt><Stmt><Ntry>'],
    ['no statement', '<html><body>hello</body></html>'],
    ['broken marks', '<Document><Stmt a=<></Document>'],
  ])('%s: is refused', async (_name, content) => {
    expect(await read(content)).toMatchObject({ refused: 'sheet.unreadable' });
  });

  test('too many entries are refused, and a long text is cut', async () => {
    const entry =
      '<Ntry><Amt Ccy="TWD">5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry>';
    expect(await read(camtFile([entry.repeat(20_001)]))).toMatchObject({ refused: 'sheet.tooManyRows' });
    const long = camtFile([
      entry.replace('</Ntry>', `<AddtlNtryInf>${'n'.repeat(3_000_000)}</AddtlNtryInf></Ntry>`),
    ]);
    const cut = await read(long);
    expect('statements' in cut ? cut.statements[0]?.lines[0]?.note.length : 0).toBe(500);
  });
});

describe('other files', () => {
  test('a zip bomb, a damaged archive, and pictures are refused', async () => {
    const bomb = zipSync({ 'a.xml': new Uint8Array(40 * 1024 * 1024) });
    expect(await read(bomb)).toMatchObject({ refused: 'sheet.tooLarge' });
    expect(await read(bomb.subarray(0, bomb.length - 30))).toMatchObject({ refused: 'sheet.unreadable' });
    expect(await read(zipSync({ 'a.pdf': Buffer.from('x') }))).toMatchObject({ refused: 'sheet.unreadable' });
    expect(await read(deflateRawSync(Buffer.alloc(1_000)))).toMatchObject({ refused: expect.any(String) });
  });

  test('regional encodings are detected, and zeros kept by ="…" are read', async () => {
    const head = '交易日期,摘要,存入金額,餘額,對方帳號';
    const big5 = Buffer.concat([
      // The head 交易日期,摘要,存入金額,餘額,對方帳號 in Big5, as a bank of Taiwan writes it.
      Buffer.from('a5e6a9f6a4e9b4c12cba4bad6e2ca673a44aaaf7c3422cbe6cc3422cb9efa4e8b162b8b9', 'hex'),
      Buffer.from('\n115/11/20,ATM,"1,000",5000,="0081254321"\n'),
    ]);
    expect(await read(big5)).toMatchObject({
      table: { encoding: 'big5', heads: head.split(',') },
      statements: [{ lines: [{ day: '2026-11-20', amountMinor: 100_000, counterAccount: '0081254321' }] }],
    });
    // The head วันที่,ฝาก,คงเหลือ in TIS-620, with a byte that is invalid in the Chinese encodings.
    const thai = Buffer.concat([
      Buffer.from('c7d1b9b7d5e82cbdd2a12ca4a7e0cbc5d7cd', 'hex'),
      Buffer.from('\n20/11/2569,100,200\n'),
    ]);
    const given = await readStatementFile({
      bytes: thai,
      currency: 'THB',
      map: undefined,
      encoding: 'windows-874',
    });
    expect(given).toMatchObject({
      table: { encoding: 'windows-874' },
      statements: [{ lines: [{ day: '2026-11-20', amountMinor: 10_000 }] }],
    });
  });

  test('a table with a formula, or with too many rows, is refused', async () => {
    expect(await read('Date,In,Note\n2026-11-20,5,=1+1\n')).toMatchObject({ refused: 'sheet.formula' });
    const rows = '2026-11-20,5,x\n'.repeat(20_002);
    expect(await read(`Date,In,Note\n${rows}`)).toMatchObject({ refused: 'sheet.tooManyRows' });
  });
});
