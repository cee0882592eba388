/** Escapes a text for LIKE. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A pattern that matches the text anywhere. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`;
