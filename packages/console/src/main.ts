import { startApp } from '@crossdock/web/startApp.tsx';
import { boot } from './shell/boot.ts';
import { onSessionEnd } from './shell/client.ts';
import { loadFullFrame } from './shell/frame.ts';
import { router } from './shell/router.ts';
import { session } from './shell/session.ts';

void startApp({ router, session, onSessionEnd, boot, loadFullFrame });
