import { expect, test } from 'vitest';
import { routePaths } from '../src/vite/routeList.ts';

test('route files are listed as the paths that they answer', () => {
  const files = [
    ...['__root.tsx', '_shell.tsx', 'index.tsx', 'login.tsx', 'freightTrial.tsx', '_shell/myBag.$id.tsx'],
    ...[
      '_shell/myBag.index.tsx',
      '_shell/vipOrder.$id.change.tsx',
      '_shell/pickupPoints_.import.tsx',
      'notes.ts',
    ],
    '_shell\\home.tsx',
  ];
  expect(routePaths(files)).toEqual([
    '/',
    '/freighttrial',
    '/home',
    '/login',
    '/mybag',
    '/mybag/$id',
    '/pickuppoints/import',
    '/viporder/$id/change',
  ]);
});
