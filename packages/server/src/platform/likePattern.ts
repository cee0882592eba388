/** Text that LIKE takes literally. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A pattern for whatever holds the text somewhere. */
export const containing = (text: string): string => `%${literally(text)}%`;
