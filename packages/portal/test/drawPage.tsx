import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

/** Draws a component as the page at this path. */
export async function drawPage(path: string, component: () => ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path, component });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await router.load();
  const place = document.createElement('div');
  const drawn = createRoot(place);
  await act(async () => drawn.render(<RouterProvider router={router} />));
  return { place, end: () => act(async () => drawn.unmount()) };
}
