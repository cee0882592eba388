/** The archive cannot be read back, or the shop cannot take it. Nothing was changed, or what was is still paused. */
export class ReadBackRefused extends Error {
  override readonly name = 'ReadBackRefused';
}
