import { showNoShop } from '@crossdock/web/noShop.ts';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { queryClient } from './shell/api.ts';
import { boot } from './shell/boot.ts';
import { onSessionEnd } from './shell/client.ts';
import { router } from './shell/router.ts';

const root = document.getElementById('root') as HTMLElement;

onSessionEnd(() => {
  queryClient.clear();
  void router.invalidate();
});

const result = await boot();
if (result === 'ready') createRoot(root).render(<RouterProvider router={router} />);
else if (result === 'noShop') showNoShop(root);
