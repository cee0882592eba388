// @vitest-environment happy-dom

import { draw } from '@crossdock/ui/samples/draw.tsx';
import { expect, test } from 'vitest';
import { LinkNavigationContext, PlainLink } from '../src/shell/PlainLink.tsx';
import { useLinkNavigation } from '../src/shell/useLinkNavigation.ts';
import { drawPages } from './drawPage.tsx';

test('a plain link opens without reloading, and leaves new tabs to the browser', async () => {
  const { place, router } = await drawPages('/', {
    '/': () => (
      <LinkNavigationContext value={useLinkNavigation()}>
        <PlainLink to={{ to: '/myBag/$id', params: { id: 'a b' } }}>7</PlainLink>
      </LinkNavigationContext>
    ),
    '/myBag/$id': () => <h1>One</h1>,
  });
  const link = place.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/myBag/a%20b');
  const click = (init: MouseEventInit) =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(click({ ctrlKey: true }), 'left to the browser').toBe(true);
  expect(router.state.location.pathname).toBe('/');
  expect(click({}), 'taken from it').toBe(false);
  await expect.poll(() => router.state.location.pathname).toBe('/myBag/a b');
  await expect.poll(() => place.querySelector('h1')?.textContent).toBe('One');
});

test('before the app is loaded, all links are left to the browser', async () => {
  const { place } = await draw(<PlainLink to={{ to: '/newBag' }}>New</PlainLink>);
  const link = place.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/newBag');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
