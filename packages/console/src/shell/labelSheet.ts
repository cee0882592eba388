import type { PlacedLabel } from '@crossdock/domain/labels/place.ts';
import { labelSvg } from './labelDrawing.ts';

/** Elements that are shown only on paper, while printing. */
let shown: { readonly host: HTMLElement; readonly styles: CSSStyleSheet } | null = null;

function takeAway(): void {
  if (shown === null) return;
  shown.host.remove();
  const { styles } = shown;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles);
  shown = null;
}

/**
 * Prints labels with the browser: one a page, each page as large as its label and without margins. If Chrome
 * was started with `--kiosk-printing`, without a dialog.
 */
export function printLabelsInBrowser(labels: readonly PlacedLabel[]): void {
  const [first] = labels;
  if (first === undefined) return;
  takeAway();
  const { widthMm, heightMm } = first;
  const host = document.createElement('div');
  host.dataset.labels = '';
  for (const label of labels) {
    const page = document.createElement('div');
    page.innerHTML = labelSvg(label);
    host.append(page);
  }
  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    [data-labels] { display: none; }
    @page { size: ${widthMm}mm ${heightMm}mm; margin: 0; }
    @media print {
      html, body { margin: 0 !important; padding: 0 !important; min-height: 0 !important; background: #fff !important; }
      body > :not([data-labels]) { display: none !important; }
      [data-labels] { display: block; }
      [data-labels] > div { width: ${widthMm}mm; height: ${heightMm}mm; overflow: hidden; break-inside: avoid; }
      [data-labels] > div + div { break-before: page; }
      [data-labels] svg { display: block; }
    }`);
  document.body.append(host);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  shown = { host, styles };
  // In some browsers `print` returns before the page is printed, so the labels are removed at `afterprint`.
  addEventListener('afterprint', takeAway, { once: true });
  window.print();
}
