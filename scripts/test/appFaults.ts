import type { Fault } from './floorFaults.ts';

/** Violations of the layers of the two apps: words, shell, features, routes, start. */
export const appFaults: Record<string, Fault> = {
  'the frame imports a route': {
    files: {
      'packages/portal/src/shell/Shell.tsx': "import { a } from '../routes/orders.tsx';\nexport const b = a;",
    },
    says: /the shell frames routes and does not import them/,
  },
  'the frame imports a feature': {
    files: {
      'packages/portal/src/shell/Shell.tsx': "import { a } from '../orders/Orders.tsx';\nexport const b = a;",
    },
    says: /shell may not import orders, which stands on it/,
  },
  'the frame imports what starts the app': {
    files: {
      'packages/console/src/shell/Shell.tsx': "import type { a } from '../router.ts';\nexport type B = a;",
    },
    says: /shell may not import router\.ts: what lies at the top of src starts the app/,
  },
  'the frame knows the table of routes': {
    files: {
      'packages/portal/src/shell/nav.ts':
        "import type { A } from '../routeTree.gen.ts';\nexport type B = keyof A;",
    },
    says: /shell may not import routeTree\.gen\.ts/,
  },
  'the words import the frame': {
    files: {
      'packages/portal/src/words/home.ts': "import { a } from '../shell/i18n.ts';\nexport const words = a;",
    },
    says: /words may not import shell, which stands on it/,
  },
};
