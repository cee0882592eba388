// @vitest-environment happy-dom
import { useFirstScreen } from '@crossdock/web/firstScreen.ts';
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
import { useAccount } from '../src/shell/useAccount.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const asks: boolean[] = [];
vi.mock('../src/shell/api.ts', () => ({
  useCall(_name: string, _input: object, { enabled }: { enabled: boolean }) {
    asks.push(enabled);
    return {};
  },
}));

/** Uses the logged-in account. */
function Page() {
  useAccount();
  useFirstScreen();
  return null;
}

async function drawAt(path: string) {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path, component: Page });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await router.load();
  const drawn = createRoot(document.createElement('div'));
  await act(async () => drawn.render(<RouterProvider router={router} />));
  return () => act(async () => drawn.unmount());
}

test('who is logged in is asked after the rows of a list, and at once on any other page', async () => {
  const leaveForm = await drawAt('/newBag');
  expect(new Set(asks)).toEqual(new Set([true]));
  await leaveForm();
  asks.length = 0;
  const leaveList = await drawAt('/myBag');
  expect(asks).toContain(false);
  await act(() => vi.waitFor(() => expect(asks.at(-1)).toBe(true), 5_000));
  await leaveList();
});
