// @vitest-environment happy-dom
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconPlus } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { drawPage } from './drawPage.tsx';

test('a link button leads to its page, has the requested look and its text after the icon', async () => {
  const { place } = await drawPage('/', () => (
    <LinkButton to="/address" search={{ add: 'yes' }} look="soft" small icon={IconPlus} text="Add" />
  ));
  const link = place.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/address?add=yes');
  expect(link?.className).toMatch(/soft.*small/);
  expect(link?.textContent).toBe('Add');
  expect(link?.firstElementChild?.getAttribute('width')).toBe('16');
  expect(
    link?.getAttributeNames().filter((name) => ['look', 'small', 'text', 'icon'].includes(name)),
  ).toEqual([]);
});
