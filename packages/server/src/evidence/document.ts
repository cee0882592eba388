import { hash } from 'node:crypto';
import { maxDocumentPictures } from '@crossdock/domain/evidence/verification.ts';
import type { NoTransaction } from '../platform/db.ts';
import { fileKey } from '../platform/files.ts';
import type { PdfRecord, PdfSection } from '../platform/pdf.ts';
import { writePdfRecord } from '../platform/pdfWriter.ts';
import type { Member, Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { EvidenceFormatter } from './formatter.ts';
import type { EvidenceText } from './orderText.ts';
import { documentCodeOf, fileWithSealLine } from './seal.ts';

export interface EvidenceDocument {
  readonly text: EvidenceText;
  readonly saying: EvidenceFormatter;
  readonly now: string;
}

/** The page of the portal where a document is checked. */
const checkPath = '/proof';

/**
 * Writes the document as the call's answer: a sealed PDF. Throws `TooBusy` if the server has too much work of this
 * kind.
 */
export async function writeDocument(
  noTransaction: NoTransaction,
  { text, saying, now }: EvidenceDocument,
  actor: Member | Staff,
  _input: unknown,
  services: Services,
) {
  const { shop } = actor;
  const of = { secret: services.config.APP_SECRET, shopId: shop.id, number: text.number };
  // The code contains only full seconds, so the document's time is rounded down.
  const createdAt = new Date(Math.floor(Date.parse(now) / 1000) * 1000).toISOString();
  let code = '';
  const bytes = await writePdfRecord(noTransaction, async () => {
    const { sections, left, shown } = await withPhotos(noTransaction, text, saying, services);
    const digest = digestOf(text, sections);
    code = documentCodeOf(of, { createdAt, digest });
    return recordOf({ text, saying, sections, shown, left, createdAt, code, digest }, actor);
  });
  return {
    filename: `${text.number}.pdf`,
    mime: 'application/pdf',
    base64: fileWithSealLine(of, code, bytes).toString('base64'),
  };
}

/** Loads the photos of all sections, up to the largest number, and counts those that are shown and left out. */
async function withPhotos(
  noTransaction: NoTransaction,
  { sections }: EvidenceText,
  { say }: EvidenceFormatter,
  { files }: Services,
) {
  let shown = 0;
  let left = 0;
  const read: PdfSection[] = [];
  for (const section of sections) {
    const pictures: { bytes: Uint8Array | null; caption: string }[] = [];
    for (const { fileId, caption } of section.pictures) {
      if (shown === maxDocumentPictures) {
        left += 1;
        continue;
      }
      shown += 1;
      const key = fileKey(noTransaction.turn.shopId, fileId, 'full');
      const bytes = (await files.get(noTransaction, key)) ?? null;
      pictures.push({ bytes, caption: bytes === null ? `${caption} · ${say('picture.gone')}` : caption });
    }
    read.push({ ...section, pictures });
  }
  return { sections: read, shown, left };
}

/** The digest of all texts and pictures of the document. */
function digestOf({ title, number, facts }: EvidenceText, sections: readonly PdfSection[]): string {
  const said = sections.map(({ pictures, ...rest }) => [
    rest,
    pictures.map(({ bytes, caption }) => [caption, bytes === null ? '' : hash('sha256', bytes)]),
  ]);
  return hash('sha256', JSON.stringify([title, number, facts, said])).slice(0, 16);
}

interface Parts extends Pick<EvidenceDocument, 'text' | 'saying'> {
  readonly sections: readonly PdfSection[];
  readonly shown: number;
  readonly left: number;
  readonly createdAt: string;
  readonly code: string;
  readonly digest: string;
}

function recordOf(
  { text, saying, sections, shown, left, createdAt, code, digest }: Parts,
  { shop, origin }: Member | Staff,
): PdfRecord {
  const { say, fact, at, lang } = saying;
  const { number } = text;
  const address = `${origin}${checkPath}`;
  return {
    ...{ lang, title: text.title, number, writtenAt: createdAt, sender: [shop.name] },
    facts: [
      ...text.facts,
      ...fact('photos', left === 0 ? String(shown) : say('leftOut', { shown, left })),
      ...at('createdAt', createdAt),
      ...fact('zone', shop.timeZone),
    ],
    sections: [
      ...sections,
      {
        title: say('verify'),
        facts: [
          [say('code'), code],
          [say('digest'), digest],
          ['', say('verify.text', { address, shop: shop.name })],
        ],
        pictures: [],
      },
    ],
    qr: `${address}#${new URLSearchParams({ number, code })}`,
    foot: `${shop.name} · ${say('zone.note', { zone: shop.timeZone })}`,
  };
}
