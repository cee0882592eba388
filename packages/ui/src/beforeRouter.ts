import { backHeard } from './backHeard.ts';

/*
 * Loaded where the router is made, and so before it: a window calls its listeners in the order in which they came, and what
 * lies over a page (`backLayers.ts`) must hear of Back before the router does. Tests of what knows no page load this too.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => backHeard.by?.(event));
  // Reloaded while something was open: Back has to pass its entry.
  if (history.state?.layer?.over) void import('./backLayers.ts').then(({ startLayers }) => startLayers());
}
