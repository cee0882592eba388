import type { words } from '@crossdock/contract/pricing/words.ts';
import { priceReasons } from '@crossdock/domain/orders/priceChanges.ts';
import { isGoodsType } from '@crossdock/domain/parcels/goods.ts';
import { arithmeticOf, unitOf } from '@crossdock/domain/pricing/arithmetic.ts';
import type { CostLine } from '@crossdock/domain/pricing/costLine.ts';
import type { QuoteRefusal } from '@crossdock/domain/pricing/limits.ts';
import { QuoteLines, type QuoteRow } from '@crossdock/ui/QuoteLines.tsx';
import { formatQuantity } from '@crossdock/ui/quantity.ts';
import type { TextValues } from '@crossdock/ui/texts.ts';
import { type Formatting, useFormatting } from '@crossdock/ui/UiProvider.tsx';

type QuoteTextKey = Extract<keyof typeof words, `quote.${string}`>;
type Translate = (key: QuoteTextKey, values?: TextValues) => string;

/** A cost line in the form that answers contain. */
type LineAnswer = Omit<CostLine, 'amountMinor'> & { readonly amountMinor: number };

export interface BreakdownProps {
  readonly lines: readonly LineAnswer[];
  readonly totalMinor?: number | undefined;
  /** Whether all lines start open. */
  readonly open?: boolean;
}

/** Creates the texts of a quote or bill from the app's `t`; both apps have the contract's quote texts. */
export function createQuoteTexts(t: Translate) {
  const costKindText = (kind: CostLine['kind']): string => t(`quote.kind.${kind}`);
  return {
    costKindText,

    /** The lines of a quote or bill. Each can be opened to show its arithmetic in the reader's language. */
    QuoteBreakdown({ lines, totalMinor, open = false }: BreakdownProps) {
      const formatting = useFormatting();
      const each = lines.map((line, at) => ({
        key: `${line.kind}-${at}`,
        label: labelOf(line, formatting, t),
        amountMinor: line.amountMinor,
        note: line.estimate ? t('quote.estimate') : noteOf(line, formatting, t),
        steps: arithmeticOf(line).map(({ key, numbers }) =>
          t(`quote.step.${key}`, {
            ...texts(numbers, formatting, t),
            service: serviceOf(numbers, formatting),
          }),
        ),
      }));
      const rows = withOneRent(lines, each, (n) => t('quote.parcels', { n }));
      const total =
        totalMinor === undefined ? {} : { total: { label: t('quote.total'), amountMinor: totalMinor } };
      return <QuoteLines rows={rows} open={open} {...total} />;
    },

    /**
     * Returns a function that says why a channel or carrier cannot accept a shipment. It is a hook, because it
     * formats numbers for the reader.
     */
    useRefusalText(): (refusal: QuoteRefusal) => string {
      const formatting = useFormatting();
      return ({ reason, numbers }) => t(`quote.refusal.${reason}`, texts(numbers, formatting, t));
    },
  };
}

/** Storage fees are computed per parcel and shown as one line, which can be opened to show each parcel's arithmetic. */
function withOneRent(
  lines: readonly LineAnswer[],
  rows: readonly QuoteRow[],
  parcels: (n: number) => string,
): readonly QuoteRow[] {
  const isRent = (_: unknown, at: number) => lines[at]?.kind === 'storage';
  const [first, ...others] = rows.filter(isRent);
  if (!first || others.length === 0) return rows;
  // A parcel with two day rates has two lines.
  const labels = new Set(lines.filter(isRent).map(({ reason }) => String(reason.numbers.parcel)));
  const one = {
    ...first,
    amountMinor: others.reduce((sum, { amountMinor }) => sum + amountMinor, first.amountMinor),
    note: labels.size === 1 ? first.note : parcels(labels.size),
    // Each parcel's steps stay one entry that names the parcel, so parcels with equal amounts are not mixed up.
    steps: [first, ...others].map(({ steps }) => steps.join(' · ')),
  };
  return rows.filter((row) => !others.includes(row)).map((row) => (row === first ? one : row));
}

type Numbers = Readonly<Record<string, number | string>>;

/** A line's label. Graded freight has several lines, each for one part of the weight. */
function labelOf(
  { kind, reason: { rule, numbers } }: LineAnswer,
  formatting: Formatting,
  t: Translate,
): string {
  if (rule === 'freight.first') return t('quote.freight.first', texts(numbers, formatting, t));
  if (rule === 'freight.grade') return t('quote.freight.grade', texts(numbers, formatting, t));
  return t(`quote.kind.${kind}`);
}

/** The piece, parcel or service of a line, if there may be several. */
function noteOf({ kind, reason }: LineAnswer, formatting: Formatting, t: Translate): string | undefined {
  const numbers: Numbers = reason.numbers;
  const { piece } = numbers;
  const ofPiece = kind === 'freight' && piece !== undefined ? t('quote.step.piece', { piece }) : '';
  const why = priceReasons.find((reason) => reason === numbers.why);
  const said = [
    ofPiece,
    why && t(`quote.step.${why}`),
    why && String(numbers.note),
    serviceOf(numbers, formatting),
    String(numbers.parcel ?? ''),
  ].filter(Boolean);
  return said.length === 0 ? undefined : said.join(' · ');
}

/** The service's name in the reader's language; empty for other lines. */
function serviceOf({ nameZh = '', nameTw = '', nameEn = '' }: Numbers, { locale }: Formatting): string {
  if (!locale.startsWith('zh')) return String(nameEn);
  return String(/TW|Hant|HK/.test(locale) ? nameTw : nameZh);
}

/** Formats each number with its unit; counts stay numbers, because plurals depend on them. */
function texts(
  numbers: Readonly<Record<string, number | string>>,
  formatting: Formatting,
  t: Translate,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, textOf(name, value, formatting, t)]),
  );
}

function textOf(name: string, value: number | string, formatting: Formatting, t: Translate): string | number {
  if (typeof value === 'string')
    return name.startsWith('goodsType') ? goodsNames(value, formatting, t) : value;
  const unit = unitOf(name, value);
  return unit === 'count' || unit === 'text' ? value : formatQuantity(value, unit, formatting);
}

/** `clothes,shoes` as a list of names. */
function goodsNames(codes: string, { locale }: Formatting, t: Translate): string {
  const names = codes
    .split(',')
    .filter(isGoodsType)
    .map((code) => t(`quote.goods.${code}`));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
