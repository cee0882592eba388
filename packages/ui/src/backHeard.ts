/** Who hears of Back and Forward first; nobody until something lies over a page. */
export const backHeard: { by?: (event: Event) => void } = {};
