import '@crossdock/ui/beforeRouter.ts';
import { afterFirstScreen } from '@crossdock/web/firstScreen.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Root } from 'react-dom/client';
import { LoginPage } from './members/LoginPage.tsx';
import { t } from './shell/i18n.ts';
import { EmptyPart } from './shell/optionalPartLoader.ts';
import { PlainFrame } from './shell/PlainFrame.tsx';
import { type LinkNavigation, LinkNavigationContext, linkUrlOf } from './shell/PlainLink.tsx';
import { loginSearch } from './shell/search.ts';
import { currentToken, session } from './shell/session.ts';

type Routes = typeof import('./routedApp.ts');

/**
 * Draws the login page for visitors who open it first: without the router and the code of members' screens. Both are
 * loaded afterwards and take over at the first navigation to another page.
 */
export async function renderLogin(root: () => Root, address: string): Promise<void> {
  if (address !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', address);
  const search = loginSearch(Object.fromEntries(new URLSearchParams(location.search)));
  const routes = routesFor(root);
  const leave = () =>
    void routes()
      .then((module) => module.renderRoute(root))
      .catch(lost(location.href));
  window.addEventListener('popstate', leave);
  // Leaves the login page when somebody has logged in, here or in another tab.
  session.onChange(() => currentToken() !== null && leave());
  const LoginOverlays = lazy<ComponentType>(async () => {
    await afterFirstScreen();
    return routes().then(
      (module) => ({ default: module.LoginOverlays }),
      () => ({ default: EmptyPart }),
    );
  });
  root().render(
    <PlainFrame title={t('shell.route.login')}>
      <LinkNavigationContext value={wayOf(routes)}>
        <Suspense>
          <LoginOverlays />
        </Suspense>
        <LoginPage search={search} />
      </LinkNavigationContext>
    </PlainFrame>,
  );
}

/**
 * Loads the router once, when it is first needed. The router takes over at the first navigation to another page.
 * After a failed load, the next call tries again.
 */
function routesFor(root: () => Root): () => Promise<Routes> {
  let coming: Promise<Routes> | null = null;
  const load = async () => {
    const module = await import('./routedApp.ts');
    module.renderOnNavigation(root);
    return module;
  };
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
}

/** If the code of the other screens cannot be loaded, the browser follows the link itself. */
const lost = (href: string) => () => location.assign(href);

const wayOf = (routes: () => Promise<Routes>): LinkNavigation => ({
  follow: (place) => void routes().then(({ router }) => router.navigate(place), lost(linkUrlOf(place))),
  preload: (place) =>
    void routes()
      .then(({ router }) => router.preloadRoute(place))
      .catch(() => undefined),
  go: (href) => void routes().then(({ router }) => router.history.push(href), lost(href)),
});
