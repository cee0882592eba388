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
import MailBounced from '../src/members/MailBounced.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('../src/shell/i18n.ts', () => ({
  t: (key: string, params?: object) => `${key} ${Object.values(params ?? {})}`,
}));
let bouncedAt: string | null = null;
vi.mock('../src/shell/api.ts', () => ({
  useCall: () => ({
    data: {
      offered: [
        { way: 'email', bouncedAt, to: 'old@mail.example' },
        { way: 'sms', bouncedAt: null, to: '' },
      ],
    },
  }),
}));

async function drawn(): Promise<HTMLElement> {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/home', component: MailBounced });
  const history = createMemoryHistory({ initialEntries: ['/home'] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await router.load();
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(<RouterProvider router={router} />));
  return place;
}

test('mail that comes back is said with the way to the address, and no more once it is corrected', async () => {
  bouncedAt = '2026-11-27T00:00:00.000Z';
  const banner = await drawn();
  expect(banner.textContent).toContain('notices.ways.email.bounced old@mail.example');
  expect(banner.querySelector('a')?.getAttribute('href')).toContain('/member?tab=security&change=email');
  bouncedAt = null;
  expect((await drawn()).textContent).toBe('');
});
