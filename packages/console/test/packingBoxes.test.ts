import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unpackedPieces } from '../src/orders/packingBoxes.ts';
import type { PackingEvent, PackingState } from '../src/orders/packingState.ts';
import { beginPacking, packingReducer } from '../src/orders/packingSteps.ts';
import { courierNumber as number } from './desks.ts';
import { order } from './packingDesk.ts';

const one = order(1);
const [first = '', second = ''] = one.parcels.map(({ id }) => id);

/** A packing desk that takes lines and keys one after another. */
function desk() {
  let state: PackingState = beginPacking(one, null);
  const sent: unknown[] = [];
  const send = (event: PackingEvent) => {
    const [next, effects] = packingReducer(state, event, one);
    state = next;
    for (const effect of effects) if ('pack' in effect) sent.push(effect.pack);
  };
  let atMs = 0;
  return {
    sent,
    state: () => state,
    send,
    scan: (text: string) => {
      atMs += 2_000;
      send({ type: 'line', heard: { text, atMs, bare: false, turn: 1 } });
    },
    confirm: () => send({ type: 'confirm', atMs: atMs + 9_000 }),
  };
}
const inside = (at: ReturnType<typeof desk>) =>
  at.state().packages.map(({ holds }) => holds.map(({ id, pieces }) => [id, pieces]));

it('puts each scan into the open package, and F2 opens the next one, without more actions than before', () => {
  const at = desk();
  at.scan(number(2));
  at.send({ type: 'addPackage' });
  at.scan(number(3));
  for (const text of ['1.00', '30 20 10', '1.00', '30 20 10']) at.scan(text);
  at.confirm();
  expect(at.sent).toMatchObject([
    {
      packages: [
        { contents: [{ parcelId: first, pieces: 3 }] },
        { contents: [{ parcelId: second, pieces: 3 }] },
      ],
    },
  ]);
});

it('moves a parcel that is scanned again into another open package, and back', () => {
  const at = desk();
  for (const text of [number(2), number(3)]) at.scan(text);
  at.send({ type: 'addPackage' });
  at.scan(number(3));
  expect(inside(at)).toEqual([[[first, 3]], [[second, 3]]]);
  at.scan(number(3));
  expect(at.state().problem?.key).toBe('again');
  at.send({ type: 'into' });
  at.scan(number(3));
  expect(inside(at)).toEqual([
    [
      [first, 3],
      [second, 3],
    ],
    [],
  ]);
});

it('divides a parcel by pieces: F8 and the count, then the rest goes into the next package', () => {
  const at = desk();
  at.scan(number(2));
  at.scan(number(3));
  at.send({ type: 'divide' });
  expect(at.state().at).toBe('pieces');
  at.scan('4');
  expect(at.state().problem?.key).toBe('badPieces');
  at.scan('1');
  expect(at.state().at).toBe('scan');
  at.confirm();
  expect(at.state().problem?.key).toBe('missing');
  at.send({ type: 'addPackage' });
  at.scan(number(3));
  expect(inside(at)).toEqual([
    [
      [first, 3],
      [second, 1],
    ],
    [[second, 2]],
  ]);
  // A parcel that was moved as a whole into the open package is divided. The pieces that are not counted go back to
  // the package where they were.
  at.scan(number(2));
  at.send({ type: 'divide' });
  at.scan('2');
  expect(inside(at)).toEqual([
    [
      [second, 1],
      [first, 1],
    ],
    [
      [second, 2],
      [first, 2],
    ],
  ]);
  const [box] = at.state().packages;
  at.send({ type: 'removePackage', key: box?.key ?? 0 });
  expect(inside(at)).toEqual([
    [
      [second, 3],
      [first, 3],
    ],
  ]);
});

it('packs several packages without contents if one has none', () => {
  const at = desk();
  for (const text of [number(2), number(3)]) at.scan(text);
  at.send({ type: 'addPackage' });
  for (const text of ['1.00', '30 20 10', '1.00', '30 20 10']) at.scan(text);
  at.confirm();
  expect(at.sent).toHaveLength(1);
  expect(JSON.stringify(at.sent)).not.toContain('contents');
});

it('never has more pieces of a parcel in packages than it has, whatever is scanned and pressed', () => {
  const act = fc.oneof(
    fc.constantFrom<PackingEvent>({ type: 'addPackage' }, { type: 'into' }, { type: 'divide' }),
    fc.nat(3).map((key): PackingEvent => ({ type: 'removePackage', key })),
    fc.constantFrom(number(2), number(3), '1', '2', '3', ''),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const at = desk();
      for (const what of acts) typeof what === 'string' ? at.scan(what) : at.send(what);
      const { packages, here, into } = at.state();
      expect(packages.some(({ key }) => key === into)).toBe(true);
      for (const { id } of one.parcels) {
        expect(unpackedPieces(packages, id, one)).toBeGreaterThanOrEqual(0);
        if (!here.includes(id)) expect(unpackedPieces(packages, id, one)).toBe(3);
      }
    }),
  );
});
