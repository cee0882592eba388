import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { appRoutes, routeTable } from '../src/vite/appRoutes.ts';
import { routePaths } from '../src/vite/routeList.ts';

const routes: Readonly<Record<string, string>> = {
  'routes/_shell.tsx': '/_shell',
  'routes/index.tsx': '/',
  'members/LoginPage.tsx': '/login',
  'pricing/FreightTrialPage.tsx': '/freightTrial',
  'parcels/ParcelPage.tsx': '/_shell/myBag/$id',
  'parcels/ParcelsPage.tsx': '/_shell/myBag/',
  'vipOrders/ChangePage.tsx': '/_shell/vipOrder/$id/change',
  'addresses/ImportStoresPage.tsx': '/_shell/pickupPoints/import',
  'routes/_shell/home.tsx': '/_shell/home',
};

const others: Readonly<Record<string, string>> = {
  'routes/__root.tsx': 'export const Route = createRootRoute({});',
  'parcels/ParcelRow.tsx': "// createFileRoute('/row')\nexport const ParcelRow = null;",
  'parcels/notes.ts': "export const Route = createFileRoute('/notes')({});",
};

/** An app whose files declare these routes, among files that declare none. */
function withSources(look: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-routes-'));
  const declared = Object.entries(routes).map(
    ([file, id]) => [file, `export const Route = createFileRoute('${id}')({});`] as const,
  );
  try {
    for (const [file, text] of [...declared, ...Object.entries(others)]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    look(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the routes that files declare are listed as the paths that they answer', () => {
  withSources((folder) =>
    expect(routePaths(folder)).toEqual([
      '/',
      '/freighttrial',
      '/home',
      '/login',
      '/mybag',
      '/mybag/$id',
      '/pickuppoints/import',
      '/viporder/$id/change',
    ]),
  );
});

test('a route is found wherever its file is, with its id and path, and the layout has no path', () => {
  withSources((folder) => {
    const found = appRoutes(folder);
    expect(Object.fromEntries(found.map(({ file, id }) => [file, id]))).toEqual(routes);
    const pathOf = (id: string) => found.find((one) => one.id === id)?.path;
    expect(['/_shell', '/', '/_shell/myBag/', '/_shell/myBag/$id'].map(pathOf)).toEqual([
      null,
      '/',
      '/myBag',
      '/myBag/$id',
    ]);
  });
});

test("the table for the generator has the menu's screens below the layout, and includes a new file", () => {
  withSources((folder) => {
    const table = routeTable(folder);
    const layout = () => table.children.find(({ type }) => type === 'layout');
    expect(table.children.map(({ file }) => file)).toEqual([
      'members/LoginPage.tsx',
      'pricing/FreightTrialPage.tsx',
      'routes/index.tsx',
      'routes/_shell.tsx',
    ]);
    expect(JSON.stringify(layout())).toContain(
      '{"type":"route","file":"parcels/ParcelPage.tsx","path":"/myBag/$id"}',
    );
    writeFileSync(
      join(folder, 'parcels/PlanPage.tsx'),
      "export const Route = createFileRoute('/_shell/plan')({});",
    );
    expect(JSON.stringify(layout())).toContain('"path":"/plan"');
  });
});
