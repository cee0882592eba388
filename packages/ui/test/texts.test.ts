import { describe, expect, test, vi } from 'vitest';
import { createTexts } from '../src/texts.ts';
import { compilePack } from '../src/vite/languagePacks.ts';

type Key = 'plain' | 'name' | 'count' | 'exact' | 'choice' | 'place' | 'big';

const pack = {
  plain: '我的包裹',
  name: 'Hello {name}, {name}',
  count: '{n, plural, one {# parcel} other {# parcels of {who}}}',
  exact: '{n, plural, =0 {none} one {one} other {many}}',
  choice: '{kind, select, air {by air} other {by sea}}',
  place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  big: '{n, number}',
};

async function english(own: Record<string, string> = {}) {
  const texts = createTexts<Key>();
  await texts.activate('en', compilePack(pack), own);
  return texts.t;
}

test('a title comes with its text, and a label with its hint', async () => {
  const texts = createTexts<'none' | 'none.text' | 'name' | 'name.hint'>();
  const pack = {
    none: 'No parcels',
    'none.text': 'Report one.',
    name: 'Name',
    'name.hint': 'As in the passport',
  };
  await texts.activate('en', compilePack(pack));
  expect(texts.titleAndText('none')).toEqual({ title: 'No parcels', text: 'Report one.' });
  expect(texts.labelAndHint('name')).toEqual({ label: 'Name', description: 'As in the passport' });
});

describe('ICU texts', () => {
  test.each([
    ['plain', {}, '我的包裹'],
    ['name', { name: 'Ann' }, 'Hello Ann, Ann'],
    ['count', { n: 1, who: 'Bo' }, '1 parcel'],
    ['count', { n: 1_234, who: 'Bo' }, '1,234 parcels of Bo'],
    ['exact', { n: 0 }, 'none'],
    ['exact', { n: 2 }, 'many'],
    ['choice', { kind: 'air' }, 'by air'],
    ['choice', { kind: 'constructor' }, 'by sea'],
    ['place', { n: 22 }, '22nd'],
    ['big', { n: 12_345 }, '12,345'],
  ] as const)('%s with %o', async (key, values, text) => {
    expect((await english())(key, values)).toBe(text);
  });

  test("a shop's own words replace the built-in ones, placeholders included", async () => {
    expect((await english({ name: 'Dear {name}' }))('name', { name: 'Ann' })).toBe('Dear Ann');
  });

  test('the ICU compiler is loaded only if a text has placeholders', async () => {
    const compiler = vi.fn(() => ({ compileMessage: (text: string) => [`compiled ${text}`] }));
    vi.doMock('@lingui/message-utils/compileMessage', compiler);
    try {
      expect((await english({ name: 'Dear customer' }))('name', { name: 'Ann' })).toBe('Dear customer');
      expect(compiler).not.toHaveBeenCalled();
      const both = await english({ name: 'Dear {name}', big: 'Many' });
      expect([both('name', { name: 'Ann' }), both('big', { n: 2 })]).toEqual([
        'compiled Dear {name}',
        'compiled Many',
      ]);
    } finally {
      vi.doUnmock('@lingui/message-utils/compileMessage');
    }
  });

  test('a text that is not valid ICU stops the build and names its key', () => {
    expect(() => compilePack({ 'parcels.count': '{n, plural, one {x}' })).toThrow(/parcels\.count/);
  });
});
