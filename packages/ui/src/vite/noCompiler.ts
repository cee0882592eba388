/** In the place of the ICU compiler, where what needs it is left to the app. */
export function compileMessage(text: string): never {
  throw new Error(`Not compiled here: ${text}`);
}
