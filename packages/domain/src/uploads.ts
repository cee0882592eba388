/** The largest file that the server accepts. */
export const maxUploadBytes = 10 * 1024 * 1024;
