// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { draw } from '../../ui/test/draw.tsx';
import { RowLink } from '../src/shell/RowLink.tsx';

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
  const drawn = await draw(<RouterProvider router={router} />);
  const link = drawn.one<HTMLAnchorElement>('a');
  expect(link.getAttribute('href')).toBe('/myBag/a%20b');
  const click = (init: MouseEventInit) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(click({ ctrlKey: true }), 'left to the browser').toBe(true);
  expect(router.state.location.pathname).toBe('/');
  expect(click({}), 'taken from it').toBe(false);
  await expect.poll(() => router.state.location.pathname).toBe('/myBag/a b');
  await expect.poll(() => drawn.place.querySelector('h1')?.textContent).toBe('One');
  await drawn.end();
});
