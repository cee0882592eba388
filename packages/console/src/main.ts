import { drawRoutes, redirectToLogin } from '@crossdock/web/drawRoutes.tsx';
import { startApp } from '@crossdock/web/startApp.ts';
import { router } from './router.ts';
import { boot } from './shell/boot.ts';
import { onSessionEnd } from './shell/client.ts';
import { loadFullFrame } from './shell/frame.ts';
import { session } from './shell/session.ts';

onSessionEnd(() => redirectToLogin(router));
// When the token changes, here or in another tab, the guard decides again about the open page.
session.onChange(() => void router.invalidate());
void startApp({ boot, draw: (root) => drawRoutes({ router, loadFullFrame }, root) });
