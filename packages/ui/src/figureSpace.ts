/** As wide as a digit: keeps the space of a number that is not known yet. */
export const figureSpace = '\u2007';
