import type { Plugin } from 'vite';

/**
 * What a part that comes later waits for: its sheets, each fetched once. The bundler's own helper also serves pages with nonces,
 * relative addresses and scripts to preload, which the portal has none of (`firstLoad.ts` leaves it sheets alone), and each
 * first load would carry that. It is for an app at the root of its host. As with the bundler's, `vite:preloadError` says what did not come, and may be prevented.
 */
const helper = `
const sheets = {};
const sheet = (path) => sheets[path] ??= new Promise((come, fail) => {
  if (document.querySelector('link[rel=stylesheet][href="' + path + '"]')) return come();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = path;
  link.onload = come;
  link.onerror = () => {
    delete sheets[path];
    link.remove();
    fail(Error('Unable to preload CSS for ' + path));
  };
  document.head.append(link);
});
const failed = (payload) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = payload;
  if (dispatchEvent(event)) throw payload;
};
export const __vitePreload = (load, needed = []) =>
  Promise.all(needed.map((path) => sheet('/' + path).catch(failed))).then(() => load().catch(failed));
`;

/** The bundler's helper for parts that come later, as short as these apps need it. */
export function preloadStyles(): Plugin {
  let replaced = false;
  return {
    name: 'crossdock:preload-styles',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler() {
        replaced = true;
        return { code: helper, map: null };
      },
    },
    buildEnd(fault) {
      if (!fault && !replaced) throw new Error('the bundler has no helper for parts that come later');
    },
  };
}
