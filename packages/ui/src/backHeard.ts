/** What `backLayers.ts` does once it is loaded; nothing until something covers a page. */
export const backHeard: {
  /** The first listener to Back and Forward. */
  by?: (event: Event) => void;
  /** Opens a layer in the same moment. A second import takes some tasks, and a Back in between would miss the layer. */
  openLayer?: (close: () => void, byKey: boolean) => () => void;
} = {};
