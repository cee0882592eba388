import type { Plugin } from 'vite';

/**
 * Waits for the style sheets of a part that is loaded later; each sheet is fetched once. It replaces the
 * bundler's own helper, which also handles nonces, relative addresses and preloaded scripts. The portal has
 * none of these (`firstLoadChunks.ts` leaves only sheets), and each first load would carry that code. It is for an
 * app at the root of its host. As with the bundler's helper, `vite:preloadError` names the sheet that failed
 * and can be prevented.
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

/** Replaces the bundler's helper for parts that are loaded later by one that is as short as these apps need. */
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
