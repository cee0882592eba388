const uniqueViolation = '23505';

/**
 * Whether the error is a unique violation. It ends the transaction, so the caller must answer with a refusal.
 */
function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === uniqueViolation;
}

/**
 * Runs a write for which a unique index decides between two concurrent attempts; answers `taken` for the
 * second. A check beforehand cannot decide, because neither sees the other's row. The transaction is unusable
 * afterwards, so the caller refuses.
 */
export async function catchUniqueViolation<T>(write: Promise<T>): Promise<T | 'taken'> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}
