import { recogniseCourier } from '@crossdock/domain/parcels/couriers.ts';
import { maxPastedParcels, type PastedParcels as Reading } from '@crossdock/domain/parcels/pastedParcels.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Box, DetailsSummary, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { LongList } from '@crossdock/ui/LongList.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { useMoneyText } from '@crossdock/ui/useMoneyText.ts';
import { IconAlertTriangle, IconPencil, IconX } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { courierName } from './courierName.ts';
import type { DeclarationsByNumber } from './forecastBatches.ts';
import { GuessMark } from './GuessMark.tsx';
import classes from './PastedNumbers.module.css';
import { NumbersSummary } from './PastedNumbers.tsx';
import { type DeclarationGuess, invalidNumbers, isGuessComplete } from './pastedForecast.ts';
import type { KnownNumbers } from './useForecastReading.ts';

interface PastedParcelsProps {
  readonly reading: Reading;
  readonly known: KnownNumbers;
  /** `guesses`: declarations of single parcels from the text. `own`: those that the member entered. */
  readonly guesses: ReadonlyMap<string, DeclarationGuess>;
  readonly own: DeclarationsByNumber['own'];
  readonly typeName: (code: string) => string;
  readonly batchMax: number;
  readonly onChangeGoods: ((number: string) => void) | undefined;
  readonly onRemove: (number: string) => void;
  readonly onTake: (number: string) => void;
}

const plainPx = 56;
const cardPx = 128;

/** The parcels that were read from the text: each a card to check, correct or remove. Invalid ones come first. */
export function PastedParcels(props: PastedParcelsProps) {
  const { reading, guesses, own, known } = props;
  const invalid = invalidNumbers(reading);
  const numbers = [...invalid, ...reading.parcels.map(({ number }) => number)];
  const isInvalid = new Set(invalid);
  const many = reading.parcels.length > 1;
  const rich = numbers.some(
    (number) =>
      (many ? guesses.has(number) : guesses.get(number)?.otherPrice) ||
      number in own ||
      (known.get(number) ?? 'new') !== 'new',
  );
  return (
    <Stack gap={8}>
      {numbers.length === 0 ? (
        <Muted as="p">{t('parcels.paste.none')}</Muted>
      ) : (
        <NumbersSummary
          good={reading.parcels.length}
          wrong={invalid.length}
          repeated={reading.repeated.length}
          batchMax={props.batchMax}
          max={maxPastedParcels}
        />
      )}
      <LongList
        label={t('parcels.forecast.numbers')}
        rows={numbers}
        rowKey={(number) => number}
        rowPx={rich ? cardPx : plainPx}
        rowsInFrame={rich ? 4 : 6}
      >
        {(number) => <ParcelCard {...props} number={number} bad={isInvalid.has(number)} />}
      </LongList>
      <LeftOut {...props} />
    </Stack>
  );
}

function ParcelCard(props: PastedParcelsProps & { number: string; bad: boolean }) {
  const { number, bad, onChangeGoods } = props;
  const [courier = ''] = recogniseCourier(number);
  return (
    <span className={classes.number} data-bad={bad || undefined}>
      {bad ? <IconAlertTriangle size={16} aria-hidden /> : null}
      <Stack as="span" gap={4} pad={[8, 0]} grow minWidth={0} overflow="hidden">
        <Row as="span" gap={[0, 8]} wrap align="baseline" maxHeight={44} overflow="hidden" lineHeight={1.35}>
          <Text size={14} figures>
            {number}
          </Text>
          <span className={classes.courier}>
            {bad ? t('parcels.forecast.invalid') : courierName(courier)}
          </span>
        </Row>
        <CardGoods {...props} />
      </Stack>
      {onChangeGoods && !bad ? (
        <IconButton
          icon={IconPencil}
          label={t('parcels.forecast.own', { number })}
          onClick={() => onChangeGoods(number)}
        />
      ) : null}
      <IconButton
        icon={IconX}
        label={t('parcels.forecast.remove', { number })}
        onClick={() => props.onRemove(number)}
      />
    </span>
  );
}

/** The contents of the parcel, as guessed or as entered, and what the shop knows about its number. */
function CardGoods({
  number,
  own,
  guesses,
  known,
  typeName,
  reading,
}: PastedParcelsProps & { number: string }) {
  const isAlone = reading.parcels.length === 1;
  const money = useMoneyText();
  const guess = own[number] ? undefined : guesses.get(number);
  // If the text contains only one parcel, the guess for it is not shown on its card, because it is filled into the
  // form below.
  const said = own[number] ?? (isAlone ? undefined : guess?.goods);
  const line = [
    said?.goodsName,
    said?.goodsType ? typeName(said.goodsType) : '',
    said?.goodsCount === undefined ? '' : t('parcels.pieces', { n: said.goodsCount }),
    said?.declaredValueMinor === undefined ? '' : money(said.declaredValueMinor),
    guess?.otherPrice ? t('parcels.paste.price', { price: guess.otherPrice }) : '',
  ].filter(Boolean);
  const result = known.get(number) ?? 'new';
  if (line.length === 0 && result === 'new') return null;
  return (
    <>
      {line.length > 0 ? (
        <Row as="span" wrap maxHeight={38} overflow="hidden" lineHeight={1.35}>
          <Text size={14}>{line.join(' · ')}</Text>
        </Row>
      ) : null}
      <Row as="span" gap={[4, 8]} wrap align="center" maxHeight={26} overflow="hidden">
        {result === 'new' || result === 'invalid' ? null : (
          <StatusBadge
            tone={result === 'unclaimed' ? 'info' : 'warning'}
            icon={IconAlertTriangle}
            label={knownWord(result)}
          />
        )}
        {guess && !isAlone ? <GuessMark /> : null}
        {guess && !isAlone && !isGuessComplete(guess) ? (
          <Muted size={13}>{t('parcels.paste.rest')}</Muted>
        ) : null}
      </Row>
    </>
  );
}

function knownWord(result: 'expected' | 'arrived' | 'unclaimed' | 'someoneElses' | 'refused'): string {
  if (result === 'expected') return t('parcels.result.alreadyYours');
  if (result === 'arrived') return t('parcels.result.tooLate');
  return result === 'unclaimed' ? t('parcels.paste.unclaimed') : t(`parcels.result.${result}`);
}

/**
 * Numbers in the text that look like a phone, an order or a date; each can be turned into a courier number.
 */
function LeftOut({ reading, onTake }: PastedParcelsProps) {
  const left = reading.leftOut.filter(({ why }) => why !== 'invalid').slice(0, 20);
  if (left.length === 0) return null;
  return (
    <Box as="details">
      <DetailsSummary>{t('parcels.paste.left', { n: left.length })}</DetailsSummary>
      <Stack as="ul">
        {left.map(({ text, why }) => (
          <Row as="li" key={text} gap={8} align="center">
            <Text size={14} figures grow>
              {text}
            </Text>
            <Muted>{t(`parcels.paste.left.${why === 'invalid' ? 'unclear' : why}`)}</Muted>
            <Button small look="plain" onClick={() => onTake(text)}>
              {t('parcels.paste.take')}
            </Button>
          </Row>
        ))}
      </Stack>
    </Box>
  );
}
