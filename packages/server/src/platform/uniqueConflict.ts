const uniqueViolation = '23505';

/** True for the database's "this exists already", which ends the transaction: answer with a refusal. */
function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === uniqueViolation;
}

/**
 * Runs a write whose unique index decides between two that want the same at once: `taken` for the second. A look
 * beforehand cannot, for neither sees the other's. The transaction is then of no more use: the caller refuses.
 */
export async function orTaken<T>(write: Promise<T>): Promise<T | 'taken'> {
  try {
    return await write;
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}
