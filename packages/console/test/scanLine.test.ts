import { describe, expect, it } from 'vitest';
import { Burst, EchoGuard, ScanLine } from '../src/shell/scanLine.ts';

const desk = (heard: string[]) => ({ box: () => null, take: (text: string) => void heard.push(text) });
const type = (line: ScanLine, text: string) => {
  for (const key of text) line.key(key);
};

describe('between the scanner and the desk', () => {
  it('what is scanned before the desk is there reaches it whole, with its first character', () => {
    const line = new ScanLine();
    const heard: string[] = [];
    type(line, 'SF1234567890123');
    line.key('Enter');
    type(line, 'SF99');
    line.attach(desk(heard));
    expect(heard).toEqual(['SF1234567890123']);
    expect(line.handOver()).toBe('SF99');
  });

  it('what comes while something is looked up is the next screen’s, or this one’s again', () => {
    const line = new ScanLine();
    const [first, second]: [string[], string[]] = [[], []];
    const leave = line.attach(desk(first));
    const resume = line.pause();
    line.hear('A');
    resume();
    line.pause();
    line.hear('B');
    leave();
    line.attach(desk(second));
    expect([first, second]).toEqual([['A'], ['B']]);
  });

  it('a scanner is told from a hand by its speed', () => {
    const typed = (gapMs: number) => {
      const burst = new Burst();
      const keys = [...'SF12345'];
      for (const [at, key] of keys.entries()) burst.key(key, 'before', at * gapMs);
      return burst.end(keys.length * gapMs);
    };
    expect(typed(8)).toEqual({ text: 'SF12345', before: 'before' });
    expect(typed(120)).toBeNull();
  });

  it('an echo is let pass, another scan and a later one are not', () => {
    const guard = new EchoGuard();
    expect([
      guard.isEcho('A', 0),
      guard.isEcho('A', 900),
      guard.isEcho('B', 950),
      guard.isEcho('B', 2_500),
    ]).toEqual([false, true, false, false]);
  });
});
