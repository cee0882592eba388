import { maxCustomsLines } from '@crossdock/domain/vipOrders/rules.ts';
import { shortAmountText } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Unit } from '@crossdock/ui/controls.tsx';
import { Bar, Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { ProductBox } from './ProductBox.tsx';
import {
  type CustomsLineValues,
  emptyCustomsLine,
  totalOfTypedLines,
  type VipOrderValues,
} from './vipOrderValues.ts';

/** The customs lines: product, quantity, unit price. */
export function CustomsLineFields({ form, sent }: { form: PlainForm<VipOrderValues>; sent: VipOrderValues }) {
  const { currency } = useFormatting();
  const { lines } = form.values;
  const keep = (next: readonly CustomsLineValues[]) => form.set('lines', next);
  const change = (key: number, part: Partial<CustomsLineValues>) =>
    keep(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  /** An error stays with its line, wherever the line moves, until the value that it is about changes. */
  const errorOf = (
    line: CustomsLineValues,
    field: 'productId' | 'quantity' | 'price',
    path: string = field,
  ) => {
    const place = sent.lines.findIndex(({ key }) => key === line.key);
    return sent.lines[place]?.[field] === line[field] ? form.errors[`lines.${place}.${path}`] : undefined;
  };
  return (
    <Section title={t('vipOrders.lines')}>
      <Grid gap={16}>
        <Muted as="p">{t('vipOrders.lines.hint')}</Muted>
        {lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            errors={{
              product: errorOf(line, 'productId'),
              quantity: errorOf(line, 'quantity'),
              price:
                errorOf(line, 'price', 'priceMinor') &&
                (line.price === ''
                  ? t('vipOrders.line.price.missing')
                  : errorOf(line, 'price', 'priceMinor')),
            }}
            onChange={(part) => change(line.key, part)}
            onRemove={lines.length > 1 ? () => keep(lines.filter(({ key }) => key !== line.key)) : undefined}
          />
        ))}
        <Bar gap={8}>
          <Button
            small
            look="soft"
            icon={IconPlus}
            disabled={lines.length >= maxCustomsLines}
            onClick={() => keep([...lines, emptyCustomsLine(Math.max(...lines.map(({ key }) => key)) + 1)])}
          >
            {t('vipOrders.line.add')}
          </Button>
          <span>
            {t('vipOrders.total')} <Money minor={totalOfTypedLines(lines, currency)} emphasis />
          </span>
        </Bar>
      </Grid>
    </Section>
  );
}

interface LineProps {
  readonly line: CustomsLineValues;
  readonly errors: Readonly<Record<'product' | 'quantity' | 'price', string | undefined>>;
  readonly onChange: (part: Partial<CustomsLineValues>) => void;
  readonly onRemove: (() => void) | undefined;
}

function Line({ line, errors, onChange, onRemove }: LineProps) {
  const { currency } = useFormatting();
  return (
    <Grid
      as="fieldset"
      gap={12}
      pad={[0, 0, 16]}
      minWidth={0}
      lineBelow
      aria-label={line.name || t('vipOrders.product')}
    >
      <ProductBox
        name={line.name}
        productId={line.productId}
        error={errors.product}
        onType={(name, product) =>
          onChange({
            name,
            productId: product?.id ?? '',
            unit: product?.unit ?? '',
            ...(product && product.valueMinor > 0 && line.price === ''
              ? { price: shortAmountText(product.valueMinor, currency) }
              : {}),
          })
        }
      />
      <Grid columns="minmax(0, 1fr) minmax(0, 1.4fr)" gap={12}>
        <TextBox
          label={t('vipOrders.quantity')}
          required
          inputMode="numeric"
          autoComplete="off"
          value={line.quantity}
          error={errors.quantity}
          {...(line.unit ? { rightSection: <Unit>{line.unit}</Unit> } : {})}
          onChange={(event) =>
            onChange({ quantity: event.currentTarget.value.replace(/\D/g, '').slice(0, 6) })
          }
        />
        <AmountBox
          label={t('vipOrders.price')}
          required
          value={line.price}
          error={errors.price}
          onText={(price) => onChange({ price })}
        />
      </Grid>
      {onRemove ? (
        <div>
          <Button small look="plain" icon={IconTrash} onClick={onRemove}>
            {t('vipOrders.line.remove')}
          </Button>
        </div>
      ) : null}
    </Grid>
  );
}
