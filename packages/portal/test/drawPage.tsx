import { draw } from '@crossdock/ui/samples/draw.tsx';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Draws the component of this path, with a router that knows the other pages too. */
export async function drawPages(first: string, pages: Readonly<Record<string, () => ReactNode>>) {
  const root = createRootRoute();
  const routes = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  );
  const history = createMemoryHistory({ initialEntries: [first] });
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  await router.load();
  return { router, ...(await draw(<RouterProvider router={router} />)) };
}

/** Draws a component as the page at this path. */
export const drawPage = (path: string, component: () => ReactNode) => drawPages(path, { [path]: component });
