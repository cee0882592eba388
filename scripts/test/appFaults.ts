import { type Fault, fault } from './serverLayerFaults.ts';

/** Violations of the layers of the two apps: words, shell, features, routes, start. */
export const appFaults: Record<string, Fault> = {
  'the frame imports a route': fault(/the shell frames routes and does not import them/, {
    'packages/portal/src/shell/Shell.tsx': "import { a } from '../routes/orders.tsx';\nexport const b = a;",
  }),
  'the frame imports a feature': fault(/shell may not import orders, which stands on it/, {
    'packages/portal/src/shell/Shell.tsx': "import { a } from '../orders/Orders.tsx';\nexport const b = a;",
  }),
  'the frame imports what starts the app': fault(
    /shell may not import router\.ts: what lies at the top of src starts the app/,
    {
      'packages/console/src/shell/Shell.tsx': "import type { a } from '../router.ts';\nexport type B = a;",
    },
  ),
  'the frame knows the table of routes': fault(/shell may not import routeTree\.gen\.ts/, {
    'packages/portal/src/shell/nav.ts':
      "import type { A } from '../routeTree.gen.ts';\nexport type B = keyof A;",
  }),
  'the words import the frame': fault(/words may not import shell, which stands on it/, {
    'packages/portal/src/words/home.ts': "import { a } from '../shell/i18n.ts';\nexport const words = a;",
  }),
};
