import { Button } from '@crossdock/ui/Button.tsx';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './consolidate.module.css';

interface SummaryRowProps {
  readonly label: string;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/** One choice of the order, with a button to change it. */
export function SummaryRow({ label, onChange, children }: SummaryRowProps) {
  return (
    <div className={classes.summaryRow}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd>
        <Button
          look="plain"
          small
          aria-label={t('consolidate.review.change', { what: label })}
          onClick={onChange}
        >
          {t('shell.edit')}
        </Button>
      </dd>
    </div>
  );
}
