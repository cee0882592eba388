/**
 * The archive cannot be imported, or the shop cannot accept it. Nothing was changed, or the shop stays paused
 * with what was.
 */
export class ReadBackRefused extends Error {
  override readonly name = 'ReadBackRefused';
}
