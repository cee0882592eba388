import { recogniseCourier } from '@crossdock/domain/parcels/couriers.ts';
import { IconButton } from '@crossdock/ui/Button.tsx';
import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { LongList } from '@crossdock/ui/LongList.tsx';
import { IconAlertTriangle, IconPencil, IconX } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { courierName } from './courierName.ts';
import { type Declarations, numbersIn } from './forecastBatches.ts';
import classes from './PastedNumbers.module.css';

interface PastedNumbersProps {
  readonly text: string;
  /** The number of numbers for one call. More are sent in several calls. */
  readonly batchMax?: number;
  /** The highest possible number of numbers. */
  readonly max?: number;
  readonly onRemove: (rest: string) => void;
  /** What was declared for single numbers, and how to change it. */
  readonly own?: Declarations['own'];
  readonly onChangeGoods?: ((number: string) => void) | undefined;
  /** Hides the courier, which is irrelevant if a number is only to be refused. */
  readonly plain?: boolean;
}

/** Lists the numbers found in the pasted text with their most likely courier. Invalid ones come first. */
export function PastedNumbers(props: PastedNumbersProps) {
  const { good, wrong, repeated } = numbersIn(props.text);
  const numbers = [...wrong, ...good];
  if (numbers.length === 0) return null;
  const isWrong = new Set(wrong);
  const remove = (number: string) => props.onRemove(numbers.filter((kept) => kept !== number).join('\n'));
  return (
    <Stack gap={8}>
      <Summary {...props} good={good.length} wrong={wrong.length} repeated={repeated.length} />
      <LongList
        label={t('parcels.forecast.numbers')}
        rows={numbers}
        rowKey={(number) => number}
        rowPx={56}
        rowsInFrame={6}
      >
        {(number) => (
          <NumberRow
            number={number}
            bad={isWrong.has(number)}
            goodsName={props.own?.[number]?.goodsName}
            plain={props.plain ?? false}
            onChangeGoods={isWrong.has(number) ? undefined : props.onChangeGoods}
            onRemove={() => remove(number)}
          />
        )}
      </LongList>
    </Stack>
  );
}

function Summary(props: PastedNumbersProps & { good: number; wrong: number; repeated: number }) {
  const { good, wrong, repeated, max, batchMax } = props;
  const tooMany = max !== undefined && good + wrong > max;
  const parts = batchMax ? Math.ceil(good / batchMax) : 1;
  const said = [
    tooMany ? t('parcels.forecast.tooMany', { max }) : t('parcels.forecast.count', { n: good }),
    parts > 1 ? t('parcels.forecast.parts', { n: parts }) : '',
    wrong > 0 ? t('parcels.forecast.wrong', { n: wrong }) : '',
    repeated > 0 ? t('parcels.forecast.repeated', { n: repeated }) : '',
  ];
  return (
    <Text
      as="p"
      tone={tooMany || wrong > 0 ? 'danger' : 'muted'}
      size={14}
      figures
      strong={tooMany || wrong > 0}
      data-bad={tooMany || wrong > 0 || undefined}
      aria-live="polite"
    >
      {said.filter(Boolean).join(' · ')}
    </Text>
  );
}

function NumberRow(props: {
  number: string;
  bad: boolean;
  goodsName: string | undefined;
  plain: boolean;
  onChangeGoods: ((number: string) => void) | undefined;
  onRemove: () => void;
}) {
  const { number, bad, onChangeGoods } = props;
  const [courier = ''] = recogniseCourier(number);
  return (
    <span className={classes.number} data-bad={bad || undefined}>
      {bad ? <IconAlertTriangle size={16} aria-hidden /> : null}
      <Row
        as="span"
        gap={[0, 8]}
        wrap
        align="baseline"
        grow
        minWidth={0}
        overflow="hidden"
        maxHeight={44}
        lineHeight={1.35}
      >
        <Text size={14} figures>
          {number}
        </Text>
        <span className={classes.courier}>
          {bad
            ? t('parcels.forecast.invalid')
            : [props.plain ? '' : courierName(courier), props.goodsName].filter(Boolean).join(' · ')}
        </span>
      </Row>
      {onChangeGoods ? (
        <IconButton
          icon={IconPencil}
          label={t('parcels.forecast.own', { number })}
          onClick={() => onChangeGoods(number)}
        />
      ) : null}
      <IconButton
        icon={IconX}
        label={t('parcels.forecast.remove', { number })}
        onClick={() => props.onRemove()}
      />
    </span>
  );
}
