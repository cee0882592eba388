/**
 * Imports a file of the build, with its styles and texts. Its URL is in the page (`ui/src/vite/namedFile.ts`) and not
 * in other files, so that other files do not change when the imported file changes. A file that disappeared with its
 * build fails like any failed import.
 */
export async function importNamedFile<M>(id: string): Promise<M> {
  const [address, ...others]: [string, ...string[]] = JSON.parse(
    document.getElementById(id)?.textContent ?? '[""]',
  );
  const words = others
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.*.json', '').replace(/^.*\//, ''));
  try {
    const sheets = others.filter((file) => file.endsWith('.css')).map(sheetLoaded);
    const code: Promise<M> = import(/* @vite-ignore */ address);
    const [module] = await Promise.all([words.length > 0 ? crossdockSaid(code, ...words) : code, ...sheets]);
    return module;
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    throw error;
  }
}

/** A page without its style sheet is still usable. */
function sheetLoaded(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  return new Promise((there) => {
    link.onload = () => there();
    link.onerror = () => there();
    document.head.append(link);
  });
}
