import { expect, test } from 'vitest';
import { emptyAddress, noUnclearParts } from '../src/addresses/addressValues.ts';
import { mergePastedValues } from '../src/addresses/mergePastedValues.ts';

const { rest: _, ...choices } = noUnclearParts;
const nothing: Parameters<typeof mergePastedValues>[1] = {
  ...{ country: 'TW', consignee: '', phone: '', tel: '', street: '', detail: '', zip: '', rest: '' },
  ...{ province: '', city: '', area: '', areaId: null, derived: [], choices },
};
const zuoying: typeof nothing = {
  ...nothing,
  ...{ province: '高雄市', area: '左營區', areaId: 'a', zip: '813', detail: '777號', derived: ['zip'] },
};
const afterFirst = () => {
  const values = { ...emptyAddress, country: 'TW' };
  return { ...values, ...mergePastedValues(values, zuoying) };
};

test("a new text clears the place and the postal code's mark of an earlier one", () => {
  expect(mergePastedValues(afterFirst(), { ...nothing, consignee: '王小明' })).toMatchObject({
    ...{ province: '', city: '', area: '', areaId: null, zip: '', detail: '', derived: [] },
    consignee: '王小明',
  });
});

test('a place that the member chose stays if the text names none', () => {
  const chosen = { ...afterFirst(), area: '三民區', areaId: 'b', zip: '807' };
  expect(mergePastedValues(chosen, { ...nothing, phone: '0912345678' })).not.toHaveProperty('area');
});
