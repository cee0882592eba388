import { describe, expect, it } from 'vitest';
import { labelHintsOf, looksLikeName } from '../src/parcels/labelHints.ts';

describe('a label', () => {
  it('has its hints separated from the sender, whose data is left out', () => {
    expect(
      labelHintsOf('陳** Ａ7kd 138****5678 寄:优衣库 外套 NT$1,200 R*K2M9 李小姐 寄件人:王五13900001111'),
    ).toEqual({
      words: ['A7KD'],
      maskedWords: ['R*K2M9'],
      phones: [{ start: '138', end: '5678' }],
      names: ['外套'],
      maskedNames: ['陳**', '李*'],
      sellers: ['优衣库', '王五13900001111'],
      amounts: [1200],
    });
    expect(labelHintsOf('收件人王小明收 0912-345-678')).toMatchObject({
      names: ['王小明'],
      phones: [{ start: '', end: '912345678' }],
    });
    // A title without a name.
    expect(labelHintsOf('先生')).toMatchObject({ words: [], phones: [], names: [], maskedNames: [] });
    // The smallest amount, the shortest phones with and without their zero, and a number that is too short for one.
    expect(labelHintsOf('NT$0 NT$1 0123 01234567 123')).toMatchObject({
      amounts: [1],
      phones: ['0123', '1234567'].map((end) => ({ start: '', end })),
    });
    // The shortest word, and the shortest word with asterisks.
    expect(labelHintsOf('A 7K AB7* A7*')).toMatchObject({
      ...{ words: ['7K'], maskedWords: ['AB7*'], phones: [] },
    });
    const names = ['王', '王明', '王小明', '王小明明', '王小明明明', '外套'];
    expect(names.filter(looksLikeName)).toEqual(['王明', '王小明', '王小明明']);
  });
});
