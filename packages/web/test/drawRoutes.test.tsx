// @vitest-environment happy-dom

import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { drawRoutes } from '../src/drawRoutes.tsx';

let root: Root | undefined;

afterEach(() => act(() => root?.unmount()));

function startRoutes() {
  const tree = createRootRoute();
  const page = (path: string) => createRoute({ getParentRoute: () => tree, path, component: () => path });
  const routeTree = tree.addChildren([page('/home'), page('/myBag'), page('/myOrder')]);
  const history = createMemoryHistory({ initialEntries: ['/myBag', '/home'] });
  const router = createRouter({ routeTree, history });
  const place = document.createElement('div');
  root = createRoot(place);
  return { history, router, place, root };
}

type Started = ReturnType<typeof startRoutes>;

/** Draws the routes; React draws whenever `act` ends. */
async function drawAll({ router, root }: Started, on: { frame?(): void; drawing?(): void }): Promise<void> {
  let isDrawn = false;
  const drawing = drawRoutes({ router, loadFullFrame: async () => on.frame?.() }, () => {
    // After React has been asked to draw, and before it does.
    if (on.drawing) queueMicrotask(on.drawing);
    return root;
  });
  void drawing.then(() => {
    isDrawn = true;
  });
  await expect.poll(() => act(async () => isDrawn)).toBe(true);
}

const navigations: readonly [name: string, navigate: (started: Started) => void, page: string][] = [
  ['Back', ({ history }) => history.back(), '/myBag'],
  ['a link', ({ router }) => void router.navigate({ href: '/myOrder' }), '/myOrder'],
  ['a new address', ({ history }) => history.push('/myOrder'), '/myOrder'],
];

test.each(navigations)('%s while the frame loads is followed', async (_, navigate, page) => {
  const started = startRoutes();
  await drawAll(started, { frame: () => navigate(started) });
  await expect.poll(() => started.place.textContent).toBe(page);
});

test.each(navigations)('%s while the page is being drawn is followed', async (_, navigate, page) => {
  const started = startRoutes();
  await drawAll(started, { drawing: () => navigate(started) });
  await expect.poll(() => started.place.textContent).toBe(page);
});

test('after the drawing, only the router follows the history', async () => {
  const started = startRoutes();
  await drawAll(started, {});
  expect(started.place.textContent).toBe('/home');
  expect(started.history.subscribers.size).toBe(1);
});
