const actions = 'a[href], button, input, select, textarea, summary, label';

/**
 * Returns the button, link or field under a tap that hit only the invisible part of the support button. Null for a
 * tap on the visible part, for a keyboard press, and if nothing below can be tapped.
 */
export function controlBelowTap(button: HTMLElement, tap: MouseEvent): HTMLElement | null {
  const seen = button.firstElementChild?.getBoundingClientRect();
  if (tap.detail === 0 || !seen || (tap.clientX >= seen.left && tap.clientX <= seen.right)) return null;
  const below = document
    .elementsFromPoint(tap.clientX, tap.clientY)
    .find((element) => !button.contains(element));
  return below?.closest<HTMLElement>(actions) ?? null;
}

/** The nearest free place on the edge where the button may rest. `wished` if there is none. */
export function nearestFreeTop(button: HTMLElement, wished: number, lowest: number): number {
  for (let step = 0; step <= farthestPx; step += stepPx) {
    for (const top of step === 0 ? [wished] : [wished - step, wished + step]) {
      if (top >= highestPx && top <= lowest && !covers(button, top)) return top;
    }
  }
  return wished;
}

const stepPx = 12;
const farthestPx = 240;
/** Below the header. */
const highestPx = 72;

/** Whether the visible part of the button would cover a control or text if its top edge were at `top`. */
function covers(button: HTMLElement, top: number): boolean {
  const seen = button.firstElementChild?.getBoundingClientRect();
  if (!seen) return false;
  const place = new DOMRect(seen.x, top, seen.width, seen.height);
  for (let y = place.top; y < place.bottom + stepPx; y += stepPx) {
    for (const x of [place.left + 1, (place.left + place.right) / 2]) {
      const at = { x, y: Math.min(y, place.bottom) };
      const below = document
        .elementsFromPoint(at.x, at.y)
        .find((element) => !button.contains(element) && isIn(element, at));
      if (below && (below.closest(actions) || isText(below, place))) return true;
    }
  }
  return false;
}

/**
 * Whether the point is inside the element's own box. The browser finds a link that is stretched over its card also
 * outside the link's box. There the link does not count, but the elements below it do.
 */
function isIn(element: Element, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

function isText(element: Element, place: DOMRect): boolean {
  const words = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false;
    words.selectNodeContents(node);
    return [...words.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < place.right && right > place.left && top < place.bottom && bottom > place.top,
    );
  });
}
