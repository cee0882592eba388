// @vitest-environment happy-dom
import fc from 'fast-check';
import * as react from 'react';
import { renderToStaticMarkup as asReact } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as own from '../src/staticMarkup.ts';

interface Spec {
  readonly kind: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly word: string;
  readonly inside: readonly (Spec | string | number | boolean | null)[];
}

/** The same screen, made with React or with its replacement. */
function screen(library: typeof react, spec: Spec): react.ReactNode {
  const { createElement, Fragment, createContext, forwardRef, useContext, useState } = library;
  const Word = createContext('outside');
  const Part = ({ word, children }: { word: string; children?: react.ReactNode }) => {
    const [kept] = useState(word);
    return createElement('p', { title: kept, onClick: () => {} }, useContext(Word), children);
  };
  const Shape = forwardRef<HTMLElement, { children?: react.ReactNode }>(({ children }, ref) =>
    createElement('b', { ref }, children),
  );
  const draw = ({ kind, props, word, inside }: Spec): react.ReactNode => {
    const children = inside.map((one) => (typeof one === 'object' && one !== null ? draw(one) : one));
    if (kind === 'fragment') return createElement(Fragment, {}, ...children);
    if (kind === 'part') return createElement(Part, { word }, ...children);
    if (kind === 'shape') return createElement(Shape, {}, ...children);
    if (kind === 'given') return createElement(Word, { value: word }, ...children);
    if (kind === 'input') return createElement('input', { ...props, readOnly: true });
    return createElement(kind, props, ...children);
  };
  return draw(spec);
}

const word = fc.oneof(fc.string(), fc.constantFrom('<b>"&\'', '</p><script>', '茶 壺'));
const said = fc.option(fc.oneof(word, fc.boolean(), fc.integer()), { nil: undefined });
const props = fc.record(
  {
    ...{ className: word, id: word, title: word, lang: fc.constantFrom('tw', null) },
    ...{ 'data-word': said, 'aria-label': said, hidden: fc.boolean(), tabIndex: fc.integer() },
    ...{ strokeWidth: fc.integer(), strokeDasharray: word, textAnchor: word, viewBox: word },
  },
  { requiredKeys: [] },
);
const kinds = ['div', 'span', 'svg', 'ul', 'fragment', 'part', 'shape', 'given', 'input'];
const { node } = fc.letrec<{ node: Spec; inside: Spec | string | number | boolean | null }>((tie) => ({
  inside: fc.oneof(
    { depthSize: 'small' },
    word,
    fc.integer(),
    fc.constantFrom(null, true, false),
    tie('node'),
  ),
  node: fc.record({
    kind: fc.constantFrom(...kinds),
    props,
    word,
    inside: fc.array(tie('inside'), { maxLength: 4 }),
  }),
}));

function parsed(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
}

const ours = own as unknown as typeof react;

test("static markup equals React's, with any text", () => {
  fc.assert(
    fc.property(node, (spec) => {
      const [theirs, mine] = [asReact(screen(react, spec)), own.renderToStaticMarkup(screen(ours, spec))];
      expect(parsed(mine).isEqualNode(parsed(theirs)), `${mine}\n${theirs}`).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('form controls keep their state: checked, chosen and disabled', () => {
  const boxes = ({ createElement }: typeof react) =>
    createElement(
      'form',
      null,
      createElement('input', { type: 'checkbox', checked: true, disabled: true, onChange: () => {} }),
      createElement('input', { type: 'checkbox', checked: false, onChange: () => {} }),
      createElement('input', { type: 'search', value: 'a"b', onChange: () => {} }),
      createElement('label', { htmlFor: 'x' }, 'Warehouse'),
      createElement(
        'select',
        { id: 'x', value: '2', onChange: () => {} },
        ...['1', '2'].map((value) => createElement('option', { key: value, value }, value)),
      ),
    );
  const [theirs, mine] = [asReact(boxes(react)), own.renderToStaticMarkup(boxes(ours))];
  expect(parsed(mine).isEqualNode(parsed(theirs)), `${mine}\n${theirs}`).toBe(true);
});
