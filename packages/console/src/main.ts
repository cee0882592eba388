import { drawRoutes, redirectToLogin } from '@crossdock/web/drawRoutes.tsx';
import { startApp } from '@crossdock/web/startApp.ts';
import { router } from './router.ts';
import { boot } from './shell/boot.ts';
import { onSessionEnd } from './shell/client.ts';
import { loadFullFrame } from './shell/frame.ts';
import { session } from './shell/session.ts';

onSessionEnd(() => redirectToLogin(router));
// When the token changes in this tab or in another one, the guard of the routes decides again whether the open page
// may be shown.
session.onChange(() => void router.invalidate());
void startApp({ boot, draw: (root) => drawRoutes({ router, loadFullFrame }, root) });
