import { useLayoutEffect, useRef } from 'react';
import { backLayerHooks } from './backLayerHooks.ts';

/**
 * While `opened`, Back calls `close` instead of leaving the page; Escape does too, for elements that are not
 * a `<dialog>`.
 */
export function useCloseOnBack(opened: boolean, close: () => void, keys: { escape?: true } = {}): void {
  const latest = useRef(close);
  const byKey = keys.escape ?? false;
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    if (!opened) return;
    const closeLatest = () => latest.current();
    if (backLayerHooks.openLayer) return backLayerHooks.openLayer(closeLatest, byKey);
    let isGone = false;
    let gone = () => {};
    // `backLayers.ts` is not needed to draw a page. It begins to load when a button is pressed (`beforeRouter.ts`).
    import('./backLayers.ts').then(
      ({ openLayer }) => {
        if (!isGone) gone = openLayer(closeLatest, byKey);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      gone();
    };
  }, [opened, byKey]);
}
