import { expect, it, test } from 'vitest';
import { labelHintsOf } from '../src/parcels/labelHints.ts';
import { areSameGoods, type OwnerCandidate, proposeOwners } from '../src/parcels/owners.ts';

const nobody: OwnerCandidate = {
  ...{ id: '1', alias: '', code: 'QX12345', phone: '', name: '', nickname: '' },
  ...{ forecasts: [], declined: false },
};

/** The hints of a label for the only member. */
const hintsOf = (label: string, member: Partial<OwnerCandidate>) =>
  proposeOwners(
    { courierNumber: 'SF1234567890123', label: labelHintsOf(label), goods: '', amountsMinor: [] },
    [{ ...nobody, ...member }],
  )[0]?.by;

test.each([
  ['ABCD', { alias: 'ABCD' }, ['plainAlias']],
  ['ABC', { alias: 'ABC' }, ['shortAlias']],
  ['12345', { alias: '12345' }, ['shortAlias']],
  ['小明', { alias: '小明' }, ['shortAlias']],
  ['ABCDX', { alias: 'ABCDE' }, ['aliasNear']],
  ['ABCDO', { alias: 'ABCD0' }, ['aliasNear']],
  ['ABD', { alias: 'ABC' }, undefined],
  ['12346', { alias: '12345' }, undefined],
  ['AB* 王**', { alias: '' }, undefined],
] as const)('the label %s: of a member with %j, the alias gives %j', (label, member, by) => {
  expect(hintsOf(label, member)).toEqual(by);
});

test.each([
  ['0912345678 0912****5678', '0912345678', ['phoneWhole']],
  ['0912****5678 0912345678', '0912345678', ['phoneWhole']],
  ['12345678', '12345678', ['phoneWhole']],
  ['21234567', '1234567', undefined],
  ['1234', '1234', ['phone']],
  ['123456', '0456', undefined],
  ['0456', '456', undefined],
  ['09****5678', '0912345678', ['phoneMasked']],
] as const)('the label %s: the phone %s gives %j', (label, phone, by) => {
  expect(hintsOf(label, { phone })).toEqual(by);
});

test.each([
  ['TOM', { nickname: 'Tom' }, ['name']],
  ['小華', { name: '小明', nickname: '小華' }, ['name']],
  ['小*', { name: '小明', nickname: '小華' }, ['nameMasked']],
  ['小華 小*', { name: '小明', nickname: '小華' }, ['name']],
  ['小*', { name: '大明' }, undefined],
] as const)('the label %s: of a member with %j, the name gives %j', (label, member, by) => {
  expect(hintsOf(label, member)).toEqual(by);
});

test.each([
  ['寄:衣店', { goods: '衣店外套' }, ['seller']],
  ['寄:衣店', { remark: '衣店' }, ['seller']],
  ['寄:衣店', { link: 'https://衣店.tw' }, ['seller']],
  ['寄:衣', { remark: '衣店' }, undefined],
  ['寄:衣店', { remark: '書店' }, undefined],
] as const)('the label %s: of a forecast with %j, the seller gives %j', (label, forecast, by) => {
  const open = { courierNumber: 'X', goods: '', remark: '', link: '', valueMinor: 0 };
  expect(hintsOf(label, { forecasts: [{ ...open, ...forecast }] })).toEqual(by);
});

it.each([
  ['羊毛衣', '羊毛被子厚', true],
  ['羊毛外套', '羊毛被子厚', false],
  ['羊毛外套', '外套', true],
  ['cotton shirt', 'SHIRT', true],
  ['ab', 'ab', false],
  ['衣', '衣', false],
  ['羊毛', '毛羊', false],
])('%s and %s are the same goods: %s', (a, b, are) => {
  expect([areSameGoods(a, b), areSameGoods(b, a)]).toEqual([are, are]);
});
