import { quantityMax } from '@crossdock/domain/products/limits.ts';
import { IconButton } from '@crossdock/ui/Button.tsx';
import { Row, Text } from '@crossdock/ui/Layout.tsx';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

interface AmountProps {
  readonly value: number;
  /** The largest quantity. */
  readonly stock: number;
  readonly busy?: boolean;
  readonly onChange: (value: number) => void;
}

/** A quantity box with large buttons. */
export function QuantityBox({ value, stock, busy = false, onChange }: AmountProps) {
  return (
    <Row as="span" gap={8} align="center">
      <IconButton
        icon={IconMinus}
        label={t('products.less')}
        disabled={busy || value <= 1}
        onClick={() => onChange(Math.min(value - 1, Math.max(1, stock)))}
      />
      <Text
        as="output"
        minWidth="2.5ch"
        strong
        figures
        textAlign="center"
        aria-label={t('products.quantity')}
      >
        {value}
      </Text>
      <IconButton
        icon={IconPlus}
        label={t('products.more')}
        disabled={busy || value >= Math.min(stock, quantityMax)}
        onClick={() => onChange(value + 1)}
      />
    </Row>
  );
}
