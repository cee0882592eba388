import { Route as myOrder } from './orders/OrdersPage.tsx';
import { Route as myBag } from './parcels/ParcelsPage.tsx';
import { Route as root } from './routes/__root.tsx';
import { Route as home } from './routes/_shell/home.tsx';
import { Route as shell } from './routes/_shell.tsx';
import { Route as index } from './routes/index.tsx';
import { Route as login } from './routes/login.tsx';

/** Sets the parent of a route to the one in the table of all routes (`routeTree.gen.ts`). */
function placed<R extends { readonly options: object }>(
  route: R,
  place: { readonly id: string; readonly path?: string; getParentRoute(this: void): unknown },
): R {
  Object.assign(route.options, place);
  return route;
}

const inRoot = { getParentRoute: () => root };
const inShell = { getParentRoute: () => shell };

/**
 * The routes on which most people arrive. The table of all routes is loaded later (`shell/allRoutes.ts`), so
 * that the first file does not grow with the number of routes.
 */
export const firstRoutes = root.addChildren([
  placed(index, { id: '/', path: '/', ...inRoot }),
  placed(login, { id: '/login', path: '/login', ...inRoot }),
  placed(shell, { id: '/_shell', ...inRoot }).addChildren([
    placed(home, { id: '/home', path: '/home', ...inShell }),
    placed(myBag, { id: '/myBag/', path: '/myBag/', ...inShell }),
    placed(myOrder, { id: '/myOrder/', path: '/myOrder/', ...inShell }),
  ]),
]);
