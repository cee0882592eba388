// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { draw } from '../samples/draw.tsx';
import { ResponsiveTable } from '../src/ResponsiveTable.tsx';

const row = { id: 'a', number: 'CD-1', state: 'packed', weight: '–', member: 'Mei' };

test("a row's card is headed by its first titled column, and leaves out empty values", async () => {
  const drawn = await draw(
    <ResponsiveTable
      label="Orders"
      rows={[row]}
      rowKey={({ id }) => id}
      columns={[
        { key: 'choose', title: '', cell: () => <input type="checkbox" /> },
        { key: 'number', title: 'Order', cell: ({ number }) => number },
        { key: 'state', title: 'State', corner: true, cell: ({ state }) => state },
        { key: 'weight', title: 'Weight', cell: ({ weight }) => weight },
        { key: 'member', title: 'Member', cell: ({ member }) => member },
        { key: 'act', title: '', cell: () => <button type="button">Pack</button> },
      ]}
    />,
  );
  const card = drawn.one('ul > li');
  expect([...card.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Member']);
  expect(card.textContent).toBe('CD-1packedMemberMeiPack');
  expect(card.querySelectorAll('input, button')).toHaveLength(2);
  expect([...drawn.place.querySelectorAll('th')].map(({ textContent }) => textContent)).toContain('Weight');
});
