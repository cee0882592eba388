import { arithmeticOf, unitOf } from '@crossdock/domain/pricing/arithmetic.ts';
import type { CostLine } from '@crossdock/domain/pricing/costLine.ts';
import type { QuoteRefusal } from '@crossdock/domain/pricing/limits.ts';
import { QuoteLines, type QuoteRow } from '@crossdock/ui/QuoteLines.tsx';
import { formatQuantity } from '@crossdock/ui/quantity.ts';
import { type Formatting, useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { type TextKey, t } from './i18n.ts';

/** A line as an answer carries it. */
type LineAnswer = Omit<CostLine, 'amountMinor'> & { readonly amountMinor: number };

/** The lines of a quote or bill, each opening to its arithmetic in the reader's language. */
export function QuoteBreakdown(props: {
  lines: readonly LineAnswer[];
  totalMinor?: number | undefined;
  /** All lines begin open. */
  open?: boolean;
}) {
  const formatting = useFormatting();
  return (
    <QuoteLines
      rows={quoteRows(props.lines, formatting)}
      open={props.open ?? false}
      {...(props.totalMinor === undefined
        ? {}
        : { total: { label: t('quote.total'), amountMinor: props.totalMinor } })}
    />
  );
}

export function quoteRows(lines: readonly LineAnswer[], formatting: Formatting): QuoteRow[] {
  return lines.map((line, at) => ({
    key: `${line.kind}-${at}`,
    label: costKindText(line.kind),
    amountMinor: line.amountMinor,
    note: line.estimate ? t('quote.estimate') : undefined,
    steps: arithmeticOf(line as CostLine).map(({ key, numbers }) =>
      t(`quote.step.${key}`, texts(numbers, formatting)),
    ),
  }));
}

export function costKindText(kind: CostLine['kind']): string {
  return t(`quote.kind.${kind}`);
}

/** Why a channel or carrier cannot take a shipment, as a hook because it formats numbers for the reader. */
export function useRefusalText(): (refusal: QuoteRefusal) => string {
  const formatting = useFormatting();
  return ({ reason, numbers }) => t(`quote.refusal.${reason}`, texts(numbers, formatting));
}

/** Every number in its unit; counts stay numbers, since plurals depend on them. */
function texts(
  numbers: Readonly<Record<string, number | string>>,
  formatting: Formatting,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, textOf(name, value, formatting)]),
  );
}

function textOf(name: string, value: number | string, formatting: Formatting): string | number {
  if (typeof value === 'string') return name.startsWith('goodsType') ? goodsNames(value, formatting) : value;
  const unit = unitOf(name, value);
  return unit === 'count' || unit === 'text' ? value : formatQuantity(value, unit, formatting);
}

/** `clothes,shoes` as a list of names. */
function goodsNames(codes: string, { locale }: Formatting): string {
  const names = codes.split(',').map((code) => t(`quote.goods.${code}` as TextKey));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
