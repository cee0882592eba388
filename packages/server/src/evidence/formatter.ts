import { sheetWords } from '@crossdock/contract/evidence/words.ts';
import { fill } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import type { PdfSection } from '../platform/pdf.ts';
import type { Shop } from '../platform/shop.ts';

type Key = keyof typeof sheetWords extends `evidence.sheet.${infer K}` ? K : never;
export type LabeledText = readonly [string, string];

/** A photo that the document shows: its file and its caption. */
export interface NamedPicture {
  readonly fileId: string;
  readonly caption: string;
}
export type Section = PdfSection<NamedPicture>;

interface Measured {
  readonly weightG: number | null;
  readonly lengthMm: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
}

interface Taken extends Measured {
  readonly at: string;
  readonly why: string;
  readonly scale: string;
  readonly staffName: string | null;
}

/** Formats values for a document, in its language and with the shop's currency and time zone. */
export function createFormatter(lang: Lang, shop: Pick<Shop, 'currency' | 'timeZone'>) {
  const say = (key: Key, params: Readonly<Record<string, string | number>> = {}) =>
    fill(sheetWords[`evidence.sheet.${key}`][lang], params);
  const when = (iso: string) => wallClockAt(iso, shop.timeZone).replace('T', ' ');
  const measures = ({ weightG, lengthMm, widthMm, heightMm }: Measured): string => {
    if (weightG === null) return '';
    const size = [lengthMm, widthMm, heightMm].map((mm) => (mm ?? 0) / 10).join(' × ');
    return lengthMm === null ? `${weightG / 1000} kg` : `${weightG / 1000} kg · ${size} cm`;
  };
  return {
    ...{ lang, say, when, measures },
    money: (amountMinor: number) => moneyText(amountMinor, shop.currency, lang),
    /** A line with this text; no line if there is none. */
    fact: (key: Key, text: string | null | undefined): LabeledText[] => (text ? [[say(key), text]] : []),
    at: (key: Key, iso: string | null): LabeledText[] => (iso === null ? [] : [[say(key), when(iso)]]),
    /** A line about a measurement, with its clerk and time as members see them. */
    taken: (row: Taken): LabeledText => [
      say('measuredAt'),
      [
        ...[when(row.at), measures(row)],
        row.staffName ? say('by', { name: row.staffName }) : '',
        row.scale ? say('scale', { scale: row.scale }) : '',
        row.why,
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    picture: (key: Key, fileId: string, at: string | null): NamedPicture => ({
      fileId,
      caption: at === null ? say(key) : `${say(key)} · ${when(at)}`,
    }),
  };
}

export type EvidenceFormatter = ReturnType<typeof createFormatter>;
