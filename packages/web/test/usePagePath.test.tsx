// @vitest-environment happy-dom

import { draw } from '@crossdock/ui/samples/draw.tsx';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { act } from 'react';
import { expect, test } from 'vitest';
import { usePagePath } from '../src/usePagePath.ts';

function Frame() {
  const page = usePagePath();
  const { pathname } = useLocation();
  return (
    <>
      {`page ${page}, next ${pathname}: `}
      <Outlet />
    </>
  );
}

test('the path of the page stays until the next page is on the screen', async () => {
  const loaded = Promise.withResolvers<void>();
  const root = createRootRoute({ component: Frame });
  const home = createRoute({ getParentRoute: () => root, path: '/home', component: () => 'Home' });
  const orders = createRoute({
    getParentRoute: () => root,
    path: '/myOrder',
    loader: () => loaded.promise,
    component: () => 'Orders',
  });
  const history = createMemoryHistory({ initialEntries: ['/home'] });
  const router = createRouter({ routeTree: root.addChildren([home, orders]), history });
  await router.load();
  const { place } = await draw(<RouterProvider router={router} />);
  expect(place.textContent).toBe('page /home, next /home: Home');
  await act(async () => void router.navigate({ to: '/myOrder' }));
  expect(place.textContent).toBe('page /home, next /myOrder: Home');
  await act(async () => loaded.resolve());
  await expect.poll(() => place.textContent).toBe('page /myOrder, next /myOrder: Orders');
});
