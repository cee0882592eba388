/** The first listener to Back and Forward; none until something covers a page. */
export const backHeard: { by?: (event: Event) => void } = {};
