import { backHeard } from './backHeard.ts';

/*
 * Loaded where the router is made, and so before it: a window calls its listeners in the order in which they came, and what
 * lies over a page (`backLayers.ts`) must hear of Back before the router does. Tests of what knows no page load this too.
 */
if (typeof window !== 'undefined') {
  const load = () => void import('./backLayers.ts').then(({ startLayers }) => startLayers());
  window.addEventListener('popstate', (event) => backHeard.by?.(event));
  window.addEventListener('pointerdown', load, { once: true });
  // Reloaded while something was open: Back has to pass its entry.
  if (history.state?.layer?.over) load();
}
