/**
 * The routes that the app knows from the start (`firstRoutes.ts`). For all other URLs it loads the table of
 * all routes.
 */
export const firstPaths: readonly string[] = ['/', '/login', '/home', '/myBag', '/myOrder'];
