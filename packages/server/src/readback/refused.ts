/**
 * The archive cannot be imported, or the shop cannot accept it. Either nothing was changed, or the shop stays paused
 * with the changes made so far.
 */
export class ReadBackRefused extends Error {
  override readonly name = 'ReadBackRefused';
}
