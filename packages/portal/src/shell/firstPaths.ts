/** The routes that the app knows from the start (`firstRoutes.ts`). For every other address the page asks for the table of all. */
export const firstPaths: readonly string[] = ['/', '/login', '/home', '/myBag', '/myOrder'];
