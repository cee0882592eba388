/**
 * A file of the build whose address stands in the page (`ui/src/vite/namedFile.ts`) and in no other file: these stay what they
 * are, to the byte, whatever becomes of it. One that is gone with its build is told as the bundler tells it.
 */
export async function fileNamed(id: string): Promise<unknown> {
  const address: string = JSON.parse(document.getElementById(id)?.textContent ?? '""');
  try {
    return await import(/* @vite-ignore */ address);
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    throw error;
  }
}
