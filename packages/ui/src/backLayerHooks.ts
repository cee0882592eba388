/** The functions of `backLayers.ts` once it is loaded; empty until something covers a page. */
export const backLayerHooks: {
  /** Handles Back and Forward before any other listener. */
  by?: (event: Event) => void;
  /**
   * Opens a layer synchronously once `backLayers.ts` is loaded. Importing the module again would take a moment, and a
   * press of Back during it would not reach the layer.
   */
  openLayer?: (close: () => void, byKey: boolean) => () => void;
} = {};
