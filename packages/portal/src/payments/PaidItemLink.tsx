import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';

interface ToPaidProps {
  readonly id: string;
  /** True for bought goods, false for a shipping order. */
  readonly goods: boolean;
  readonly className?: string;
  /** Shown before the text. */
  readonly children?: ReactNode;
}

/** A link to the order or goods that are paid for. */
export function PaidItemLink({ id, goods, className, children }: ToPaidProps) {
  const look = className === undefined ? {} : { className };
  return goods ? (
    <Link to="/shop-main" search={{ purchase: id }} {...look}>
      {children}
      {t('payments.toPurchase')}
    </Link>
  ) : (
    <Link to="/myOrder/$id" params={{ id }} {...look}>
      {children}
      {t('payments.toOrder')}
    </Link>
  );
}
