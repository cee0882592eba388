/**
 * A file of the build whose address stands in the page (`ui/src/vite/namedFile.ts`) and in no other file: these stay what they
 * are, to the byte, whatever becomes of it. It comes with its styles and the words that it says. One that is gone with its build is told
 * as the bundler tells it.
 */
export async function fileNamed<M>(id: string): Promise<M> {
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

/** A page without it is still a page. */
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
