import type { PrintedLabel } from '@crossdock/contract/labels/desk.ts';
import { type PdfPage, toPdf } from '@crossdock/domain/labels/pdf.ts';
import type { PlacedLabel } from '@crossdock/domain/labels/place.ts';
import type { LabelKind } from '@crossdock/domain/labels/sizes.ts';
import { joinBytes, toTspl } from '@crossdock/domain/labels/tspl.ts';
import { toZpl } from '@crossdock/domain/labels/zpl.ts';
import { saveBlob } from '@crossdock/web/saveBlob.ts';
import { t } from './i18n.ts';
import { placedLabels, textRaster } from './labelDrawing.ts';
import { printLabelsInBrowser } from './labelSheet.ts';
import type { Station } from './labelStation.ts';
import { findZebra } from './zebraPrinter.ts';

export type PrintLabelsFunction = (kind: LabelKind, list: readonly PrintedLabel[]) => Promise<void>;

/** Prepares a station's printer before a label is counted as printed. Fails with a text for the clerk. */
export async function openLabelOutput(station: Station): Promise<PrintLabelsFunction> {
  const send = await senderOf(station);
  return async (kind, list) => send(placedLabels(kind, list, station));
}

async function senderOf({ way }: Station): Promise<(labels: readonly PlacedLabel[]) => void | Promise<void>> {
  switch (way) {
    case 'pdf':
      return async (labels) =>
        save([toPdf(await Promise.all(labels.map(pdfPage)))], 'pdf', 'application/pdf');
    case 'zpl':
      return async (labels) => save([await zplOfAll(labels)], 'zpl');
    case 'tspl':
      return async (labels) =>
        save(
          [joinBytes(await Promise.all(labels.map(async (label) => toTspl(label, await textRaster(label)))))],
          'prn',
        );
    case 'zebra': {
      const zebra = await findZebra();
      if (zebra.state !== 'ready') throw new Error(t(`labels.zebra.${zebra.state}`));
      return async (labels) => zebra.send(await zplOfAll(labels));
    }
    default:
      return printLabelsInBrowser;
  }
}

const save = (parts: BlobPart[], ending: string, type = 'application/octet-stream') =>
  saveBlob(new Blob(parts, { type }), `labels.${ending}`);

async function zplOfAll(labels: readonly PlacedLabel[]): Promise<string> {
  return (await Promise.all(labels.map(async (label) => toZpl(label, await textRaster(label))))).join('');
}

/** The text in a PDF is finer than the printer's dots, so that it is sharp on every printer. */
const pdfScale = 3;

async function pdfPage(label: PlacedLabel): Promise<PdfPage> {
  const { width, height, bytes } = await textRaster(label, pdfScale);
  const packed = new Blob([bytes.slice()]).stream().pipeThrough(new CompressionStream('deflate'));
  const deflated = new Uint8Array(await new Response(packed).arrayBuffer());
  return { label, text: { width, height, deflated } };
}
