import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAmountCell } from '../src/statements/amounts.ts';
import { proposedStatementMap, readStatementTable } from '../src/statements/columns.ts';
import { parseDayCell, parseTimeCell } from '../src/statements/days.ts';
import { type StatementLine, statementLineKeys } from '../src/statements/lines.ts';
import { type ExpectedMoney, matchLines, type UnmatchedLine } from '../src/statements/match.ts';
import { isMt940, readMt940 } from '../src/statements/mt940.ts';
import { uniqueHeads } from '../src/statements/tables.ts';
import { forAll } from './forAll.ts';

test.each([
  ['1,234.50', 2, 123_450],
  ['NT$ 1,234', 2, 123_400],
  ['（1,000.00）', 2, -100_000],
  ['-12', 2, -1_200],
  ['12-', 2, -1_200],
  ['500DR', 2, -50_000],
  ['500.00 CR', 2, 50_000],
  ['฿20.25', 2, 2_025],
  ['１２３', 2, 12_300],
  ['1,200.00', 0, 1_200],
  ['0.005', 2, undefined],
  ['12,34', 2, undefined],
  ['1.234,50', 2, undefined],
  ['abc', 2, undefined],
  ['12 of 30', 2, undefined],
  ['99999999999999999', 2, undefined],
  ['', 2, undefined],
])('the amount %s with %i digits is %s', (written, digits, minor) => {
  expect(parseAmountCell(written, digits)).toBe(minor);
});

test.each([
  ['2026/11/20', 'ymd', 'western', '2026-11-20'],
  ['2026-11-20T13:05:22', 'dmy', 'western', '2026-11-20'],
  ['20261120', 'ymd', 'western', '2026-11-20'],
  ['115/11/20', 'ymd', 'roc', '2026-11-20'],
  ['1151120', 'ymd', 'roc', '2026-11-20'],
  ['民國115年11月20日', 'ymd', 'roc', '2026-11-20'],
  ['20/11/2569 13:05', 'dmy', 'buddhist', '2026-11-20'],
  ['20/11/69', 'dmy', 'buddhist', '2026-11-20'],
  ['20-Nov-26', 'dmy', 'western', '2026-11-20'],
  ['11/20/2026', 'mdy', 'western', '2026-11-20'],
  ['Nov 20, 2026', 'mdy', 'western', '2026-11-20'],
  ['29/02/2027', 'dmy', 'western', undefined],
  ['115/11/20', 'ymd', 'western', undefined],
  ['20/11/2569', 'dmy', 'western', undefined],
  ['total', 'dmy', 'western', undefined],
] as const)('the day %s, %s, %s is %s', (written, order, calendar, day) => {
  expect(parseDayCell(written, { order, calendar })).toBe(day);
});

test('a time can be alone or after a day', () => {
  expect(['9:05', '2026/11/20 23:59:01', '130522', '25:00', '2026/11/20'].map(parseTimeCell)).toEqual([
    '09:05:00',
    '23:59:01',
    '13:05:22',
    null,
    null,
  ]);
});

const rowsOf = (text: string) =>
  text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split(';') }));

describe('tables', () => {
  const taiwan = rowsOf(
    `帳號：808-123;;;;;\n交易日期;時間;摘要;支出金額;存入金額;餘額
115/11/19;09:30:11;王小明 54321;;1,000;21,000
115/11/20;13:05;電費;300;;20,700
115/11/20;13:06;錯的;12x;;20,700
合計;;;300;1,000;`,
  );

  test('a map is proposed from heads and days; faulty rows are named, and sums are not lines', () => {
    const map = proposedStatementMap(taiwan);
    expect(map).toMatchObject({
      columns: { date: '交易日期', in: '存入金額', out: '支出金額', balance: '餘額', note: '摘要' },
      ...{ order: 'ymd', calendar: 'roc' },
    });
    const read = map && readStatementTable(taiwan, map, 2);
    expect(read).toMatchObject({
      lines: [
        { row: 3, day: '2026-11-19', time: '09:30:11', amountMinor: 100_000, balanceMinor: 2_100_000 },
        { row: 4, day: '2026-11-20', amountMinor: -30_000 },
      ],
      wrong: [{ row: 5, fault: 'amount' }],
    });
  });

  test('Thai and Malaysian tables: Buddhist years, a signed amount', () => {
    const thai = rowsOf('วันที่;รายการ;ถอนเงิน;ฝากเงิน;ยอดคงเหลือ\n20/11/2569;โอนเงิน;;1,500.00;2,000.00');
    expect(proposedStatementMap(thai)).toMatchObject({ order: 'dmy', calendar: 'buddhist' });
    const malay = rowsOf('Transaction Date;Description;Amount;Balance\n20 Nov 2026;FPX;-12.50;1.00');
    const map = proposedStatementMap(malay);
    expect(map && readStatementTable(malay, map, 2)).toMatchObject({
      lines: [{ amountMinor: -1_250, day: '2026-11-20' }],
    });
  });

  test('two columns of one name are distinguished, and a missing head reads nothing', () => {
    expect(uniqueHeads(['金額', '', '金額', ''])).toEqual(['金額', '', '金額 (2)', '']);
    expect(readStatementTable(taiwan, { columns: { date: 'Day' }, order: 'ymd', calendar: 'roc' }, 2)).toBe(
      'noHead',
    );
    expect(proposedStatementMap(rowsOf('a;b\n1;2'))).toBeUndefined();
  });

  test('both in and out in one row is a fault, and so is neither, or no day', () => {
    const rows = rowsOf('Date;In;Out;Note\n2026-11-20;5;6;a\n2026-11-20;0;;b\n2026-13-20;5;;c');
    const map = {
      columns: { date: 'Date', in: 'In', out: 'Out', note: 'Note' },
      order: 'ymd',
      calendar: 'western',
    } as const;
    expect(readStatementTable(rows, map, 2)).toMatchObject({
      wrong: [
        { row: 2, fault: 'twoAmounts' },
        { row: 3, fault: 'amount' },
        { row: 4, fault: 'day' },
      ],
    });
  });
});

describe('MT940', () => {
  const file = [
    ':20:STMT1',
    ':25:NL20INGB0001234567',
    ':28C:1/1',
    ':60F:C261119TWD1000,00',
    ':61:2611191120C500,00NTRFNONREF//BANK-1',
    ':86:/EREF/E2E-1//CNTP/NL10BANK0123/BANKNL2A/Jan Smit///REMI/USTD//TX-778899/',
    ':61:2612310102D12,5NMSCABC//BANK-2',
    'more words',
    ':86:166?00GUTSCHRIFT?20TX-1?21 REST?30BANKDE?31DE0012345?32ANNA?33 MUSTER',
    ':61:261120RC1,00NTRFX',
    ':61:nonsense',
    ':62F:C261120TWD1486,50',
    '-',
  ].join('\r\n');

  test('is read in its dialects, and an unreadable entry is named', () => {
    expect(isMt940(file)).toBe(true);
    expect(isMt940('Date,Amount')).toBe(false);
    expect(readMt940(file)).toMatchObject({
      statements: [
        {
          account: 'NL20INGB0001234567',
          currency: 'TWD',
          lines: [
            {
              ...{ row: 1, day: '2026-11-20', amountMinor: 50_000, reference: 'BANK-1', note: 'TX-778899/' },
              ...{ counterName: 'Jan Smit', counterAccount: 'NL10BANK0123' },
            },
            // Booked in the new year, with the old year's value day.
            {
              ...{ row: 2, day: '2027-01-02', amountMinor: -1_250, reference: 'BANK-2 ABC' },
              ...{ note: 'more words TX-1 REST', counterName: 'ANNA MUSTER', counterAccount: 'DE0012345' },
            },
            { row: 3, amountMinor: -100 },
          ],
        },
      ],
      wrong: [{ row: 4, fault: 'entry' }],
    });
  });

  test('no text breaks the reader or takes long', () => {
    forAll(fc.string({ unit: 'binary', maxLength: 400 }), (text) => void readMt940(`:25:1\n:61:${text}`));
    const began = performance.now();
    readMt940(`:25:1\n:61:${'2'.repeat(1_000_000)}\n:86:${'/AAAA'.repeat(200_000)}`);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(readMt940(`:25:1\n${':61:261120C1,NTRFX\n'.repeat(20_001)}`)).toBe('tooMany');
  });
});

const blank = { row: 1, time: null, reference: '', note: '', counterName: '', counterAccount: '' };
const day = fc.constantFrom('2026-11-19', '2026-11-20');

describe('the same movement in two files', () => {
  const line: fc.Arbitrary<StatementLine> = fc.record({
    ...{ row: fc.nat(), time: fc.constant(null), day, amountMinor: fc.constantFrom(100, -100, 200) },
    balanceMinor: fc.constantFrom(null, 100, 200),
    ...{ reference: fc.constantFrom('', 'R1'), note: fc.constantFrom('a', 'b') },
    ...{ counterName: fc.constant(''), counterAccount: fc.constant('') },
  });

  test('has the same key in any order, and each line of a file has its own', () => {
    forAll(fc.array(line, { maxLength: 30 }), (lines) => {
      const keys = statementLineKeys(lines);
      expect(new Set(keys).size).toBe(lines.length);
      expect(statementLineKeys(lines.toReversed()).toSorted()).toEqual(keys.toSorted());
      const part = statementLineKeys(lines.slice(0, 5));
      expect(part.every((key) => keys.includes(key))).toBe(true);
    });
  });
});

describe('matching', () => {
  const open = (id: string, fields: Partial<UnmatchedLine> = {}): UnmatchedLine => ({
    ...blank,
    ...{ id, accountId: 'a', day: '2026-11-20', amountMinor: 1_000 },
    ...fields,
  });
  const money = (id: string, fields: Partial<ExpectedMoney> = {}): ExpectedMoney => ({
    ...{ id, accountId: 'a', amountMinor: 1_000, number: 'TX-778899', isEnding: false, ourNumbers: [] },
    ...{ payerName: '王小明', day: '2026-11-20' },
    ...fields,
  });
  const reason = (line: UnmatchedLine, expected: ExpectedMoney) =>
    matchLines([line], [expected]).get('l')?.candidates[0]?.reason;

  test.each<[string, Partial<UnmatchedLine>, Partial<ExpectedMoney>, string | undefined]>([
    ['the number in the note', { note: 'FPX/TX778899' }, {}, 'number'],
    ['our order in the note', { note: 'for D26110012' }, { ourNumbers: ['D26-110012'] }, 'ourNumber'],
    [
      'five digits at the end',
      { counterAccount: '0081234554321' },
      { number: '54321', isEnding: true },
      'ending',
    ],
    ['five digits, hidden', { note: '***54321' }, { number: '54321', isEnding: true }, 'ending'],
    [
      'five digits, but weeks apart',
      { note: '54321' },
      { number: '54321', isEnding: true, day: '2026-11-01' },
      'amount',
    ],
    ['name and day', { counterName: '王○明' }, {}, 'nameAndDay'],
    ['name', { counterName: '王小明' }, { day: '2026-11-10' }, 'name'],
    ['day', {}, {}, 'day'],
    ['a short number is a word', { note: 'A123456' }, { number: '12345' }, 'day'],
    ['another amount', { amountMinor: 999, note: 'TX778899' }, {}, undefined],
    ['another account', { accountId: 'b', note: 'TX778899' }, {}, undefined],
    ['three months apart', { day: '2027-03-01', note: 'TX778899' }, {}, undefined],
  ])('%s', (_name, line, expected, wanted) => {
    expect(reason(open('l', line), money('m', expected))).toBe(wanted);
  });

  test('two possible matches are certain for nobody', () => {
    const two = matchLines(
      [open('l', { note: '54321' })],
      [money('m', { number: '54321', isEnding: true }), money('n', { number: '54321', isEnding: true })],
    );
    expect(two.get('l')).toMatchObject({ certainId: null, candidates: [{}, {}] });
    const lines = [open('k', { note: 'TX778899' }), open('l', { note: 'TX778899' })];
    expect([...matchLines(lines, [money('m')]).values()].map(({ certainId }) => certainId)).toEqual([
      null,
      null,
    ]);
  });

  test('no line matches twice, no money matches two lines, amounts are equal, and certain means the only strong match', () => {
    const line = fc.record({
      amountMinor: fc.constantFrom(1_000, 2_000),
      note: fc.constantFrom('', 'TX778899', '54321', 'TX778899 XY123456', '12345'),
      ...{ counterName: fc.constantFrom('', '王小明'), day },
    });
    const reported = fc.record({
      amountMinor: fc.constantFrom(1_000, 2_000),
      ...{
        number: fc.constantFrom('TX-778899', 'XY123456'),
        payerName: fc.constantFrom('王小明', '陳大文'),
        day,
      },
    });
    const ending = fc.record({ number: fc.constantFrom('54321', '12345'), isEnding: fc.constant(true), day });
    forAll(
      fc.array(line, { maxLength: 12 }),
      fc.array(fc.oneof(reported, ending), { maxLength: 12 }),
      (some, others) => {
        const lines = some.map((fields, at) => open(`l${at}`, fields));
        const expected = others.map((fields, at) => money(`m${at}`, fields));
        const found = matchLines(lines, expected);
        const taken = [...found.values()].flatMap(({ certainId }) => certainId ?? []);
        expect(new Set(taken).size).toBe(taken.length);
        for (const { id, amountMinor } of lines) {
          const { candidates = [], certainId } = found.get(id) ?? {};
          for (const one of candidates)
            expect(expected.find((money) => money.id === one.id)?.amountMinor).toBe(amountMinor);
          const strong = candidates.filter(({ confidence }) => confidence === 'strong');
          if (certainId) expect(strong.map((one) => one.id)).toEqual([certainId]);
        }
      },
    );
  });
});
