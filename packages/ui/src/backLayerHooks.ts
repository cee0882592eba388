/** The functions of `backLayers.ts` once it is loaded; empty until something covers a page. */
export const backLayerHooks: {
  /** Handles Back and Forward before any other listener. */
  by?: (event: Event) => void;
  /**
   * Opens a layer synchronously. Another import would take a moment, and a press of Back in between would
   * miss the layer.
   */
  openLayer?: (close: () => void, byKey: boolean) => () => void;
} = {};
