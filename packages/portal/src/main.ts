import { startApp } from '@crossdock/web/startApp.ts';
import { boot } from './shell/boot.ts';
import { onSessionEnd } from './shell/client.ts';
import { loginAddress } from './shell/guard.ts';
import { currentToken } from './shell/session.ts';

// The page's first script has already requested these files.
const routes = () => import('./routedApp.ts');
const loginApp = () => import('./loginApp.tsx');

onSessionEnd(() => void routes().then(({ leaveForLogin }) => leaveForLogin()));
void startApp({
  boot,
  draw: async (root) => {
    const address = loginAddress(location, currentToken());
    await (address === null
      ? (await routes()).renderRoute(root)
      : (await loginApp()).renderLogin(root, address));
  },
});
