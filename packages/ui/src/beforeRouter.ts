import { backLayerHooks } from './backLayerHooks.ts';

/*
 * Load this module before the router: a window calls listeners in order, and layers over a page (`backLayers.ts`) must
 * see Back before the router. Tests without pages load it too.
 */
if (typeof window !== 'undefined') {
  const load = () => void import('./backLayers.ts').then(({ startLayers }) => startLayers());
  window.addEventListener('popstate', (event) => backLayerHooks.by?.(event));
  window.addEventListener('pointerdown', load, { once: true });
  // After a reload with an open layer, Back must skip the layer's entry.
  if (history.state?.layer?.over) load();
}
