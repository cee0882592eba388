/** The largest file that is received. */
export const maxUploadBytes = 10 * 1024 * 1024;
