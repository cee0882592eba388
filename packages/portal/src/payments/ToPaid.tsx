import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';

interface ToPaidProps {
  readonly id: string;
  /** Goods that were bought; else an order of shipping. */
  readonly goods: boolean;
  readonly className?: string;
  /** Before the words. */
  readonly children?: ReactNode;
}

/** The way to what is paid for. */
export function ToPaid({ id, goods, className, children }: ToPaidProps) {
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
