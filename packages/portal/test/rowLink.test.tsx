// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { RowLink } from '../src/shell/RowLink.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test("a row's link leads on without a new page, and leaves to the browser what opens another tab", async () => {
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <RowLink to="/myBag/$id" id="a b">
        7
      </RowLink>
    ),
  });
  const one = createRoute({ getParentRoute: () => root, path: '/myBag/$id', component: () => <h1>One</h1> });
  const router = createRouter({ routeTree: root.addChildren([list, one]), history: createMemoryHistory() });
  await router.load();
  const place = document.createElement('div');
  document.body.append(place);
  const drawn = createRoot(place);
  await act(async () => drawn.render(<RouterProvider router={router} />));
  const link = place.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/myBag/a%20b');
  const click = (init: MouseEventInit) =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(click({ ctrlKey: true }), 'left to the browser').toBe(true);
  expect(router.state.location.pathname).toBe('/');
  expect(click({}), 'taken from it').toBe(false);
  await expect.poll(() => router.state.location.pathname).toBe('/myBag/a b');
  await expect.poll(() => place.querySelector('h1')?.textContent).toBe('One');
  await act(async () => drawn.unmount());
});
