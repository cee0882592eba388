import { referenceNumber } from '@crossdock/domain/reference.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CommandKey,
  ScanDispatcher,
  type ScannedLine,
  ScannerKeyDetector,
  scannedLineFromButton,
  TypedLine,
} from '../src/shell/scanDispatcher.ts';

const line = (text: string): ScannedLine => ({ text, atMs: 0, bare: false, turn: undefined });
const desk = (heard: string[]) => ({
  box: () => null,
  take: ({ text }: ScannedLine) => void heard.push(text),
  command: (key: CommandKey) => void heard.push(key),
});

describe('between scanner and desk', () => {
  it('scans before the desk is loaded reach it whole and in order, with its commands', () => {
    const scans = new ScanDispatcher();
    const heard: string[] = [];
    scans.hear(line('SF1234567890123'));
    scans.hear('F7');
    scans.hear(line('A-01-2'));
    scans.attach(desk(heard));
    expect(heard).toEqual(['SF1234567890123', 'F7', 'A-01-2']);
  });

  it('scans during a lookup belong to the next screen, or to this one again', () => {
    const scans = new ScanDispatcher();
    const [first, second]: [string[], string[]] = [[], []];
    const leave = scans.attach(desk(first));
    const resume = scans.pause();
    scans.hear(line('A'));
    resume();
    scans.pause();
    scans.hear(line('B'));
    leave();
    scans.attach(desk(second));
    expect([first, second]).toEqual([['A'], ['B']]);
  });

  it('a scan that leads to another screen takes all following scans with it', () => {
    const scans = new ScanDispatcher();
    const [first, second]: [string[], string[]] = [[], []];
    for (const text of ['order', 'parcel', 'weight']) scans.hear(line(text));
    scans.attach({
      ...desk(first),
      take: ({ text }) => {
        first.push(text);
        scans.pause();
      },
    });
    scans.attach(desk(second));
    expect([first, second]).toEqual([['order'], ['parcel', 'weight']]);
  });

  it('a scan that leads to another screen is that screen’s first scan', () => {
    const scans = new ScanDispatcher();
    const [first, second]: [string[], string[]] = [[], []];
    for (const text of ['parcel', 'weight']) scans.hear(line(text));
    scans.attach({
      ...desk(first),
      take: (heard) => {
        scans.pause();
        scans.again(heard);
      },
    });
    scans.attach(desk(second));
    expect([first, second]).toEqual([[], ['parcel', 'weight']]);
  });

  it('an answer that arrives after the desk was left gives the scans to no desk', () => {
    const scans = new ScanDispatcher();
    const heard: string[] = [];
    const leave = scans.attach(desk(heard));
    const resume = scans.pause();
    scans.hear(line('A'));
    leave();
    resume();
    expect(heard).toEqual([]);
    scans.forget();
    scans.attach(desk(heard));
    expect(heard).toEqual([]);
  });
});

/**
 * Types a text like a scanner. `gaps` returns the ms before each key, and `boxes` the content of the focused box at
 * each key; null means that no box is focused.
 */
function typed(text: string, gaps: (at: number) => number, boxes: (at: number) => string | null = () => '') {
  const typing = new TypedLine();
  let atMs = 0;
  [...text].forEach((key, at) => {
    atMs += gaps(at);
    const value = boxes(at);
    typing.key(key, atMs, value === null ? null : { value, replaces: false }, at);
  });
  return { typing, atMs };
}

describe('one line', () => {
  it('is whole whichever box receives its keys, and belongs to the turn in which it began', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 15, maxLength: 15 }), (inBox) => {
        const text = 'SF1234567890123';
        const { typing, atMs } = typed(
          text,
          () => 8,
          (at) => (at === 0 || inBox[at] ? text.slice(0, at) : null),
        );
        expect(typing.end(atMs + 8, text.slice(7))).toMatchObject({ text, turn: 0 });
        expect(typing.empty).toBe(true);
      }),
    );
  });

  it('is the content of the box if a person changed it', () => {
    const { typing, atMs } = typed('1.25', () => 200);
    typing.edit(0);
    expect(typing.end(atMs + 200, '1.5').text).toBe('1.5');
    const behind = typed(
      '5',
      () => 200,
      () => '1.2',
    );
    expect(behind.typing.end(900, '1.25').text).toBe('1.25');
  });

  it('keeps one of our numbers whole despite a pause in it, because the end of a purchase number looks like a parcel number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('P', 'CD', 'SP', 'PK'),
        fc.uint8Array({ minLength: 8, maxLength: 8 }),
        fc.nat(10),
        (prefix, bytes, pause) => {
          const text = referenceNumber(prefix, bytes);
          const { typing, atMs } = typed(text, (at) => (at === pause ? 400 : 8));
          expect(typing.end(atMs + 8, null).text).toBe(text);
        },
      ),
    );
  });

  it('drops a scan that broke off before a whole one', () => {
    const { typing, atMs } = typed('SF12SF1234567890123', (at) => (at === 4 ? 900 : 8));
    expect(typing.end(atMs + 8, null).text).toBe('SF1234567890123');
    const hand = typed('1.25SF1234567890123', (at) => (at <= 4 ? 300 : 8));
    expect(hand.typing.end(hand.atMs + 8, null).text).toBe('1.25SF1234567890123');
  });

  it('is bare if nothing was typed', () => {
    expect(new TypedLine().end(5, 'A-01-2')).toMatchObject({
      text: 'A-01-2',
      bare: true,
    });
    expect(scannedLineFromButton('A-01-2').bare).toBe(true);
  });
});

it('a scanner differs from a person by its speed', () => {
  const at = (gapMs: number) => {
    const burst = new ScannerKeyDetector();
    const keys = [...'SF12345'];
    for (const [n, key] of keys.entries()) burst.key(key, 'before', n * gapMs);
    return burst.end(keys.length * gapMs);
  };
  expect(at(8)).toEqual({ text: 'SF12345', before: 'before' });
  expect(at(120)).toBeNull();
});
