import { useLayoutEffect, useRef } from 'react';

/** While `opened`, Back calls `close` instead of leaving the page; and so does Escape, for what is no `<dialog>`. */
export function useBackCloses(opened: boolean, close: () => void, keys: { escape?: true } = {}): void {
  const latest = useRef(close);
  const byKey = keys.escape ?? false;
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    if (!opened) return;
    let isGone = false;
    let gone = () => {};
    // No page needs it to be drawn; it was asked for when the button was pressed (`beforeRouter.ts`).
    import('./backLayers.ts').then(
      ({ openLayer }) => {
        if (!isGone) gone = openLayer(() => latest.current(), byKey);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      gone();
    };
  }, [opened, byKey]);
}
