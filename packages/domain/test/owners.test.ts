import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type GeneratedLabel,
  type GeneratedMember,
  generateLabels,
  generateMembers,
  generator,
  withTypingError,
} from '../samples/madeLabels.ts';
import { labelHintsOf } from '../src/parcels/labelHints.ts';
import {
  areSameGoods,
  type OwnerCandidate,
  ownerThresholds,
  ownerWeights,
  proposeOwners,
} from '../src/parcels/owners.ts';
import {
  foldLookAlikes,
  isWithinOneEdit,
  maskMatch,
  numberLikeness,
  similarityKeys,
  similarNumbers,
} from '../src/parcels/similarText.ts';
import { forAll, forAllIn } from './forAll.ts';

// The tests make millions of comparisons. They measure no speed, and they may take minutes on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const parcelOf = ({ label, courierNumber }: Pick<GeneratedLabel, 'label' | 'courierNumber'>) => {
  const hints = labelHintsOf(label);
  return {
    courierNumber,
    label: hints,
    goods: hints.names.join(' '),
    amountsMinor: hints.amounts.map((amount) => amount * 100),
  };
};
const candidateOf = (member: GeneratedMember): OwnerCandidate => ({ ...member, declined: false });

/**
 * Compares 500 generated labels with 3,000 members. Returns the share of labels whose owner is the first result, the
 * share whose first result is `sure` but wrong, and the number of sure results.
 */
function measured(seed: number) {
  const random = generator(seed);
  const members = generateMembers(random, 3_000);
  const candidates = members.map(candidateOf);
  const labels = generateLabels(random, members, 500);
  const results = labels.map((made) => ({ made, first: proposeOwners(parcelOf(made), candidates)[0] }));
  const owned = results.filter(({ made }) => made.owner !== '');
  const missed = owned.filter(({ made, first }) => first?.id !== made.owner);
  const wrongSure = results.filter(({ made, first }) => first?.fit === 'sure' && first.id !== made.owner);
  const sure = results.filter(({ first }) => first?.fit === 'sure').length;
  return {
    right: 1 - missed.length / owned.length,
    wrong: wrongSure.length / labels.length,
    sure,
    missed,
    wrongSure,
  };
}

describe('500 noisy labels', () => {
  it('nine in ten have their owner first, and at most one in a hundred a wrong one as sure', () => {
    const { right, wrong, missed, wrongSure } = measured(20_261_127);
    const shown = JSON.stringify({ missed, wrongSure }, null, 1).slice(0, 20_000);
    expect(right, shown).toBeGreaterThanOrEqual(0.9);
    expect(wrong, shown).toBeLessThanOrEqual(0.01);
  });

  // The rules were not adapted to the labels of this seed, so it shows how they judge unknown labels.
  it('the results are the same for another seed', () => {
    const { right, wrong, sure } = measured(90_210);
    expect({ right: right >= 0.9, wrong: wrong <= 0.01, sure: sure > 200 }).toEqual({
      right: true,
      wrong: true,
      sure: true,
    });
  });
});

const word = fc.string({ unit: fc.constantFrom(...'ABCKRX0O1IL27'), minLength: 5, maxLength: 9 });
const number = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 15 });

describe('similarity', () => {
  it('is the same for both orders', () => {
    forAll(word, word, number, number, (a, b, one, other) => {
      expect(isWithinOneEdit(a, b)).toBe(isWithinOneEdit(b, a));
      expect(areSameGoods(a, b)).toBe(areSameGoods(b, a));
      expect(numberLikeness(one, other)).toBe(numberLikeness(other, one));
      expect(foldLookAlikes(foldLookAlikes(a))).toBe(foldLookAlikes(a));
    });
  });

  it('a word is similar to itself after one slip, and shares a key with it', () => {
    forAll(word, fc.integer(), (written, seed) => {
      const slip = withTypingError(generator(seed), written);
      if (slip.length < 5) return;
      expect(isWithinOneEdit(written, slip), slip).toBe(true);
      expect(similarityKeys(written).some((key) => similarityKeys(slip).includes(key))).toBe(true);
    });
  });

  it('each similar number that is searched for counts as similar', () => {
    forAll(number, (one) => {
      for (const other of similarNumbers(one)) expect(numberLikeness(one, other), other).toBeDefined();
    });
  });

  it.each([
    ['R7K2M9', 'R7K2M9', true],
    ['R7KO1', 'R7K0I', true],
    ['R7K2M9', 'R7K2M', true],
    ['R7K2M9', 'R7K3M8', false],
    ['R7K2M9', 'R7K2', false],
    ['A7K2', 'A7K3', false],
    ['A7K', 'A7K', true],
    ['A7K2M', 'B7K2X', false],
  ])('%s and %s: %s', (a, b, is) => expect(isWithinOneEdit(a, b)).toBe(is));

  it.each([
    ['A*7K', 'AB7K', 'whole'],
    ['A*7K', 'ABC7K', 'loose'],
    ['A*7K', 'A7K', undefined],
    ['A*7K', 'B77K', undefined],
    ['陳**', '陳小明', 'whole'],
    ['*小*', '陳小明', 'whole'],
    ['*小*', '陳大明', undefined],
    ['AB', 'AB', undefined],
    ['A*A', 'AA', undefined],
  ])('%s fits %s: %s', (mask, text, fit) => expect(maskMatch(mask, text)).toBe(fit));

  it.each([
    ['7312345678901', '7312345678902', 'last'],
    ['7312345678901', '7312345687901', 'near'],
    ['7312345678901', '7312346678901', 'near'],
    ['SF12345678901', '12345678901', 'cut'],
    ['7312345678901', '73123456789', 'cut'],
    ['7312345678901', '7312345678901', undefined],
    ['7312345678901', '7912346678901', undefined],
    ['1234567', '1234568', undefined],
  ])('the numbers %s and %s: %s', (a, b, likeness) => expect(numberLikeness(a, b)).toBe(likeness));
});

describe('possible owners of a parcel', () => {
  const person = (changes: Partial<OwnerCandidate>): OwnerCandidate => ({
    ...{ id: '1', alias: 'R00000', code: 'QX12345', phone: '0912345678', name: '王小明', nickname: '' },
    ...{ forecasts: [], declined: false, ...changes },
  });
  const of = (label: string, ...candidates: OwnerCandidate[]) =>
    proposeOwners(parcelOf({ label, courierNumber: 'SF1234567890123' }), candidates);
  const other = person({ id: '2', alias: 'R00014', code: 'ZZ', phone: '0987654321', name: '李大同' });

  it.each([
    ['R00000', ['alias'], 'sure'],
    ['ｒ000o0', ['alias'], 'sure'],
    ['R00009', ['aliasNear'], 'likely'],
    ['R*0000 0912***678 0912****5678', ['phoneMasked', 'aliasMasked'], 'sure'],
    ['QX12345', ['code'], 'sure'],
    ['王小明 5678', ['phone', 'name'], 'likely'],
    ['王小明 0912345678', ['phoneWhole', 'name'], 'sure'],
    ['王小明 +886912345678', ['phoneWhole', 'name'], 'sure'],
    ['王** 0912****5678', ['phoneMasked', 'nameMasked'], 'likely'],
    ['5678', ['phone'], 'possible'],
    ['138****5678', ['phoneEnd'], 'possible'],
    ['王小明', ['name'], 'possible'],
  ] as const)('%s: by %j, %s', (label, by, fit) => {
    const [first, ...more] = of(label, other, person({}));
    if (label === '138****5678') return expect(first).toBeUndefined();
    expect(first).toMatchObject({ id: '1', by, fit });
    expect(more).toEqual([]);
  });

  it('a matching name or phone of another member lowers the certainty', () => {
    expect(of('R00000 李小明', person({}))[0]).toMatchObject({ by: ['alias'], fit: 'likely' });
    expect(of('R00000 0911****1111', person({}))[0]).toMatchObject({ by: ['alias'], fit: 'likely' });
  });

  it('the weakest hints count: a masked name, or the end of a phone beside a name', () => {
    expect(of('王** 0911****1111', person({}))[0]).toMatchObject({ by: ['nameMasked'], score: 1 });
    expect(of('王小明 138****5678', person({}))[0]).toMatchObject({ by: ['name', 'phoneEnd'], score: 3 });
  });

  it('three who are equally likely are proposed, four are not', () => {
    const equal = ['1', '2', '3', '4'].map((id) => person({ id }));
    expect(of('王小明', ...equal.slice(1)).map(({ id }) => id)).toEqual(['2', '3', '4']);
    expect(of('王小明', ...equal)).toEqual([]);
  });

  it('who is just as far ahead as needed is likely, nobody with less', () => {
    const numbered = (number: string) =>
      person({
        ...{ id: '2', alias: '', code: 'ZZ' },
        forecasts: [{ courierNumber: number, goods: '', remark: '', link: '', valueMinor: 0 }],
      });
    const fits = (number: string) => of('R00009', person({}), numbered(number)).map(({ fit }) => fit);
    // 7 points for an alias with an error, 5 for a number that differs in its last digit, 8 for one that is nearly equal.
    expect(fits('SF1234567890124')).toEqual(['likely', 'possible']);
    expect(fits('SF1234567809123')).toEqual(['possible', 'possible']);
  });

  it('a member who said no is behind all others, and never sure', () => {
    const [first, second] = of('R00000 王小明', person({ declined: true }), person({ id: '3', alias: '' }));
    expect([first?.id, second?.id, second?.fit]).toEqual(['1', '3', 'possible']);
    // 12 points for the alias and 3 for the name, minus 8.
    expect(first).toMatchObject({ score: 7, fit: 'possible' });
  });

  it('an open forecast counts by its number, seller, goods and value', () => {
    const forecast = {
      courierNumber: 'SF1234567809123',
      goods: '羊毛外套',
      remark: '优衣库',
      link: '',
      valueMinor: 19_900,
    };
    const expecting = person({ forecasts: [{ ...forecast, courierNumber: 'X' }, forecast] });
    expect(of('外套 寄:优衣库 ¥199', expecting, other)[0]).toMatchObject({
      by: ['numberNear', 'seller', 'goods', 'value'],
      fit: 'sure',
    });
    const reversed = person({ forecasts: [forecast, { ...forecast, courierNumber: 'X' }] });
    expect(of('外套 寄:优衣库 ¥199', reversed, other)[0]?.by).toContain('numberNear');
    // Of two forecasts that fit equally well, the first one counts.
    const none = { courierNumber: 'X', goods: '', remark: '', link: '', valueMinor: 0 };
    const equal = [
      { ...none, goods: '外套' },
      { ...none, valueMinor: 19_900 },
    ];
    expect(of('外套 ¥199', person({ forecasts: equal }))[0]?.by).toEqual(['goods']);
    const few = person({ forecasts: [{ ...forecast, courierNumber: 'X' }] });
    expect(of('外套 寄:优衣库 ¥199', few, other)[0]?.fit).toBe('likely');
    expect(of('外套', few, other)[0]?.fit).toBe('possible');
  });

  const some = fc.integer({ min: 1, max: 1_000_000 }).map((seed) => {
    const random = generator(seed);
    const members = generateMembers(random, 30);
    return { random, members, label: generateLabels(random, members, 1)[0] as GeneratedLabel };
  });

  it('an extra hint never lowers the fit', () => {
    forAllIn(60)(some, ({ members, label }) => {
      const score = (candidate: OwnerCandidate, written: string) =>
        proposeOwners(parcelOf({ ...label, label: written }), [candidate])[0]?.score ?? 0;
      for (const member of members.slice(0, 5)) {
        const before = score(candidateOf(member), label.label);
        for (const hint of [
          member.alias,
          member.code,
          member.name,
          member.phone,
          `${member.phone.slice(0, 4)}****${member.phone.slice(-4)}`,
        ])
          expect(score(candidateOf(member), `${label.label} ${hint}`), hint).toBeGreaterThanOrEqual(before);
        expect(score({ ...candidateOf(member), forecasts: [] }, label.label)).toBeLessThanOrEqual(before);
      }
    });
  });

  it('nobody is sure or likely while another fits nearly as well, in any order', () => {
    forAll(some, ({ members, label }) => {
      const candidates = members.map(candidateOf);
      const proposed = proposeOwners(parcelOf(label), candidates);
      expect(proposeOwners(parcelOf(label), candidates.toReversed()).map(({ score }) => score)).toEqual(
        proposed.map(({ score }) => score),
      );
      const [first, second] = proposed;
      const twin = candidates.find(({ id }) => id === first?.id);
      if (first === undefined || twin === undefined) return;
      expect(first.score - (second?.score ?? 0)).toBeGreaterThanOrEqual(ownerThresholds[first.fit].ahead);
      // The twin has the same data as the first member and fits as well, so neither may be `sure` or `likely`.
      const doubled = proposeOwners(parcelOf(label), [...candidates, { ...twin, id: 'twin' }]);
      expect(doubled.filter(({ fit }) => fit !== 'possible')).toEqual([]);
      const many = [1, 2, 3].map((n) => ({ ...twin, id: `twin${n}` }));
      expect(proposeOwners(parcelOf(label), [...candidates, ...many])).toEqual([]);
    });
  });

  it('no single hint except our alias or a code is enough to be sure', () => {
    const enough = Object.entries(ownerWeights).filter(([, weight]) => weight >= ownerThresholds.sure.least);
    expect(enough.map(([hint]) => hint)).toEqual(['alias', 'code']);
  });
});
