import { reloadForNewBuild } from '@crossdock/web/newBuild.ts';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './shell/boot.ts';
import { onSessionEnd } from './shell/client.ts';
import { loadFullFrame } from './shell/frame.ts';
import { router } from './shell/router.ts';
import { session } from './shell/session.ts';

const root = document.getElementById('root') as HTMLElement;

onSessionEnd(() => {
  const { pathname, href } = router.state.location;
  if (pathname !== '/login') void router.navigate({ to: '/login', search: { redirect: href } });
});
// A token that came or went, here or in another tab: the guard decides anew about what is open.
session.onChange(() => void router.invalidate());

reloadForNewBuild();

void start();

async function start(): Promise<void> {
  const result = await boot();
  if (result === 'noShop') return (await import('@crossdock/web/noShop.ts')).showNoShop(root);
  if (result !== 'ready') return;
  // The outline stays until there is something to put in its place.
  await router.load();
  if (!router.state.matches.at(-1)?.staticData.light) await loadFullFrame();
  // In slices, so that a slow device can answer a touch meanwhile.
  startTransition(() => createRoot(root).render(<RouterProvider router={router} />));
}
