import type { RateCardInput } from '@crossdock/contract/pricing/rateCard.ts';
import { formatMoney, formatNumber, formatWeight } from '@crossdock/ui/format.ts';
import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { joinNames } from '@crossdock/web/joinNames.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** A card's limits and charges besides freight, one per line. */
export function CardSummary({ card }: { card: RateCardInput }) {
  const lines = useLines(card);
  return (
    <Stack as="ul" gap={4} below={12} size={14}>
      {lines.map(([what, text]) => (
        <Row as="li" key={`${what} ${text}`} gap={[0, 16]} wrap justify="between">
          <Text tone="muted">{what}</Text>
          <span>{text}</span>
        </Row>
      ))}
    </Stack>
  );
}

type Line = [what: string, text: string];
const line = (what: string, text: string): Line => [what, text];

function useLines(card: RateCardInput): Line[] {
  const formatting = useFormatting();
  const goods = useCall('listStaffGoodsTypes', {}).data ?? [];
  const money = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  const kg = (grams: number) => formatWeight(grams, formatting);
  const cm = (mm: number) => `${formatNumber(mm / 10, formatting)} cm`;
  const percent = (rateBp: number) => `${formatNumber(rateBp, formatting, 2)} %`;
  const named = (codes: readonly string[]) =>
    joinNames(codes.map((code) => goods.find((one) => one.code === code)?.[currentLanguage()] ?? code));
  const { limits, size, delivery, packing, insurance, weight } = card;
  const sized = [
    limits.maxPieceG === null ? '' : kg(limits.maxPieceG),
    limits.maxSideMm === null ? '' : cm(limits.maxSideMm),
  ].filter((one) => one !== '');
  return [
    ...(sized.length > 0 ? [line(t('pricing.summary.piece'), sized.join(' · '))] : []),
    [t('pricing.weight.divisor'), String(weight.divisorCm3PerKg)],
    [
      t('quote.kind.delivery'),
      t('pricing.summary.delivery', { home: money(delivery.homeMinor), point: money(delivery.pickupMinor) }),
    ],
    [t('quote.kind.packing'), t('pricing.summary.box', { price: money(packing.perBoxMinor) })],
    ...size.overLength.map(
      ({ overMm, feeMinor }): Line => [t('quote.kind.overLength'), `> ${cm(overMm)}: ${money(feeMinor)}`],
    ),
    ...size.overWeight.map(
      ({ overG, feeMinor }): Line => [t('quote.kind.overWeight'), `> ${kg(overG)}: ${money(feeMinor)}`],
    ),
    ...card.goods.map(
      ({ goodsTypes, per, feeMinor }): Line => [
        named(goodsTypes),
        `${money(feeMinor)} ${t(`pricing.per.${per}`)}`,
      ],
    ),
    ...card.areas.map(
      ({ name, per, feeMinor }): Line => [name, `${money(feeMinor)} ${t(`pricing.per.${per}`)}`],
    ),
    ...(insurance ? [line(t('quote.kind.insurance'), percent(insurance.rateBp))] : []),
    ...card.taxes.map(
      ({ kind, rateBp }): Line => [t(`quote.kind.${kind}`), `${percent(rateBp)} (${t('quote.estimate')})`],
    ),
  ];
}
