import { isFeature, isGenerated, type Place } from './layout.ts';

const apps = ['portal', 'console'];

/**
 * The layers from the bottom up. `words/` imports nothing of its app; files at the top of `src` start the app, and
 * nothing imports them.
 */
const floors = ['words', 'shell', 'features', 'routes', 'the start'] as const;
type Floor = (typeof floors)[number];

const floorOf = ({ folder }: Place): Floor =>
  folder === ''
    ? 'the start'
    : isFeature(folder)
      ? 'features'
      : (floors.find((one) => one === folder) ?? 'shell');

/**
 * Reports an import against an app's layers: each layer imports only lower ones, and features do not import each other.
 */
export function appFault(from: Place, to: Place): string | undefined {
  if (!apps.includes(from.pkg) || isGenerated(from.name)) return undefined;
  const [above, below] = [floorOf(from), floorOf(to)];
  if (above === 'features' && (below === 'features' || below === 'routes'))
    return `feature ${from.folder} may not import ${to.folder}: compose the two in a route, or move what both need into shell, ui or domain`;
  if (above === 'shell' && below === 'routes')
    return 'the shell frames routes and does not import them: pass it as children';
  if (floors.indexOf(below) <= floors.indexOf(above)) return undefined;
  return below === 'the start'
    ? `${from.folder} may not import ${to.name}: what lies at the top of src starts the app, and nothing below knows it`
    : `${from.folder} may not import ${to.folder}, which stands on it: move what both need downwards`;
}
