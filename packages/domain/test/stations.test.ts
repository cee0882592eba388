import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readScaleLine, splitScaleLines } from '../src/stations/scaleLines.ts';
import { markOfferedWeightUsed, nothingWeighed, processReading } from '../src/stations/weighing.ts';
import { forAll } from './forAll.ts';

const toledo = (a: number, b: number, c: number, digits: string) =>
  `\x02${String.fromCharCode(a, b, c)}${digits.padStart(6)}${'     0'}`;
const yaohua = (body: string) => {
  const xor = [...body].reduce((value, char) => value ^ char.charCodeAt(0), 0);
  return `\x02${body}${xor.toString(16).toUpperCase().padStart(2, '0')}`;
};

describe('lines of scales', () => {
  test.each([
    // Mettler-Toledo SICS
    ['S S      1.234 kg', 'stable', 1_234],
    ['S D      1.230 kg', 'moving', 1_230],
    ['S S      100.00 g', 'stable', 100],
    ['SI S     0.500 kg', 'stable', 500],
    ['S S     -0.020 kg', 'stable', -20],
    // A&D
    ['ST,+00123.45  g', 'stable', 123],
    ['US,+00001.230 kg', 'moving', 1_230],
    ['ST,-00000.05 kg', 'stable', -50],
    ['ST,+0002.500 lb', 'stable', 1_134],
    // CAS and copies
    ['ST,GS,+  1.234kg', 'stable', 1_234],
    ['US,NT,   0.500 kg', 'moving', 500],
    ['ST,GS,01,+  2.345,kg', 'stable', 2_345],
    // Ohaus and Kern
    ['     1.234 kg', 'silent', 1_234],
    ['     1.234 kg ?', 'moving', 1_234],
    ['   16.00 oz', 'silent', 454],
    ['G     1.234 kg', 'silent', 1_234],
    ['+    0.450 kg', 'silent', 450],
    ['1.234 kg  NET', 'silent', 1_234],
    // A plain number with its unit
    ['1250g', 'silent', 1_250],
    ['WW00001.234KG', 'silent', 1_234],
    // Toledo continuous: point after the third digit from the right, kilograms
    [toledo(0x25, 0x30, 0x20, '1234'), 'stable', 1_234],
    [toledo(0x25, 0x38, 0x20, '1234'), 'moving', 1_234],
    [toledo(0x25, 0x32, 0x20, '50'), 'stable', -50],
    [toledo(0x24, 0x20, 0x20, '250'), 'stable', 1_134],
    [toledo(0x22, 0x30, 0x21, '750'), 'stable', 750],
    // Yaohua
    [yaohua('+0012343'), 'silent', 1_234],
    [yaohua('-0000502'), 'silent', -500],
    ['=432.1000', 'silent', 1_234],
    ['=43.21000', 'silent', 12_340],
  ])('%j is %s at %i g', (line, state, weightG) => {
    expect(readScaleLine(line)).toEqual({ state, weightG });
  });

  test.each([['S +'], ['S -'], ['OL,+9999999E+19'], ['OL'], [toledo(0x25, 0x34, 0x20, '9999')]])(
    '%j is over the range',
    (line) => expect(readScaleLine(line)).toEqual({ state: 'over' }),
  );

  test.each([
    ...[
      '',
      'T S      0.010 kg',
      'Z A',
      'ES',
      '1.234',
      'hello',
      'SF1234567890123',
      'S I',
      '12:30:45',
      '=......',
    ],
    ...['\x02+001234300', 'ST,GS,+ 1.2', 'NET 2026-11-27'],
  ])('%j is not a weight', (line) => expect(readScaleLine(line)).toBeUndefined());

  it('reads the same lines however the data is divided', () => {
    const sent = `S S 1.234 kg\r\n\x02+00123431B\x03=432.1000=432.1000\rUS,GS,+ 1.2kg\r\n`;
    const whole = splitScaleLines('', `${sent}\n`).lines;
    expect(whole).toEqual([...['S S 1.234 kg', '\x02+00123431B', '=432.1000', '=432.1000', 'US,GS,+ 1.2kg']]);
    forAll(fc.array(fc.nat({ max: sent.length }), { maxLength: 6 }), (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), sent.length];
      let rest = '';
      const lines: string[] = [];
      for (const [n, from] of at.entries()) {
        const next = splitScaleLines(rest, sent.slice(from, at[n + 1] ?? sent.length));
        rest = next.rest;
        lines.push(...next.lines);
      }
      expect(lines).toEqual(whole);
    });
    expect(splitScaleLines('', 'x'.repeat(500)).rest.length).toBeLessThanOrEqual(80);
  });

  it('never fails on other data', () => {
    forAll(fc.string(), (text) => {
      readScaleLine(text);
    });
  });
});

describe('a weight is used once it is stable', () => {
  const stream = (...readings: [state: 'stable' | 'moving' | 'silent', weightG: number][]) => {
    let weighing = nothingWeighed;
    return readings.map(([state, weightG], n) => {
      weighing = processReading(weighing, { state, weightG }, n * 200);
      return weighing.offeredG;
    });
  };

  it('at once if the scale says so, and never while it moves', () => {
    expect(stream(['moving', 400], ['moving', 1_200], ['stable', 1_234], ['stable', 1_234])).toEqual([
      ...[null, null, 1_234, 1_234],
    ]);
  });

  it('after half a second of the same weight if the scale does not say', () => {
    expect(
      stream(['silent', 900], ['silent', 1_234], ['silent', 1_235], ['silent', 1_234], ['silent', 1_234]),
    ).toEqual([null, null, null, null, 1_234]);
  });

  it('only once, until the scale is empty or has something else on it', () => {
    let weighing = processReading(nothingWeighed, { state: 'stable', weightG: 1_234 }, 0);
    weighing = markOfferedWeightUsed(weighing);
    weighing = processReading(weighing, { state: 'stable', weightG: 1_234 }, 200);
    expect(weighing.offeredG).toBeNull();
    // Somebody presses on the scale with a hand and takes the hand away.
    weighing = processReading(weighing, { state: 'moving', weightG: 3_000 }, 400);
    weighing = processReading(weighing, { state: 'stable', weightG: 1_234 }, 600);
    expect(weighing.offeredG).toBeNull();
    const other = processReading(weighing, { state: 'stable', weightG: 900 }, 800);
    expect(other.offeredG).toBe(900);
    weighing = processReading(weighing, { state: 'stable', weightG: 0 }, 800);
    weighing = processReading(weighing, { state: 'stable', weightG: 1_234 }, 1_000);
    expect(weighing.offeredG).toBe(1_234);
  });

  it('and an offered weight is withdrawn when the load is removed, moves or is too heavy', () => {
    const offered = processReading(nothingWeighed, { state: 'stable', weightG: 1_234 }, 0);
    expect(processReading(offered, { state: 'stable', weightG: 2 }, 200).offeredG).toBeNull();
    expect(processReading(offered, { state: 'moving', weightG: 700 }, 200).offeredG).toBeNull();
    expect(processReading(offered, { state: 'over' }, 200).offeredG).toBeNull();
    expect(processReading(offered, { state: 'stable', weightG: 1_235 }, 200).offeredG).toBe(1_234);
  });
});
