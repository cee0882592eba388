// @vitest-environment happy-dom

import { draw } from '@crossdock/ui/samples/draw.tsx';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { LinkWayContext, PlainLink } from '../src/shell/PlainLink.tsx';
import { useLinkWay } from '../src/shell/useLinkWay.ts';

test('a plain link leads on without a new page, and leaves to the browser what opens another tab', async () => {
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <LinkWayContext value={useLinkWay()}>
        <PlainLink to={{ to: '/myBag/$id', params: { id: 'a b' } }}>7</PlainLink>
      </LinkWayContext>
    ),
  });
  const one = createRoute({ getParentRoute: () => root, path: '/myBag/$id', component: () => <h1>One</h1> });
  const router = createRouter({ routeTree: root.addChildren([list, one]), history: createMemoryHistory() });
  await router.load();
  const { place } = await draw(<RouterProvider router={router} />);
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

test('before the app is there, all is left to the browser', async () => {
  const { place } = await draw(<PlainLink to={{ to: '/newBag' }}>New</PlainLink>);
  const link = place.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/newBag');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
