/** The most orders on one pick list. */
export const pickListOrdersMax = 100;
