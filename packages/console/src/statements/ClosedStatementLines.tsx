import { Button } from '@crossdock/ui/Button.tsx';
import { tightColumn } from '@crossdock/ui/column.ts';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { IconRotate2 } from '@tabler/icons-react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { type Line, lineColumns } from './statementLine.tsx';

interface EndedProps {
  readonly rows: readonly Line[];
  readonly stale: boolean;
  readonly mayWrite: boolean;
}

/** Matching a carrier's payment moved no money, so it can be undone. */
const mayReopen = ({ state, linkedTo }: Line) => state === 'aside' || linkedTo === 'remittance';

/** Closed lines. Those that were set aside can be opened again. */
export function ClosedStatementLines({ rows, stale, mayWrite }: EndedProps) {
  const reopen: Column<Line> = tightColumn('reopen', '', (row) =>
    mayReopen(row) && mayWrite ? <Reopen id={row.id} /> : null,
  );
  return (
    <ResponsiveTable
      label={t('statements.title')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[...lineColumns(), reopen]}
      stale={stale}
    />
  );
}

function Reopen({ id }: { id: string }) {
  const mark = useSubmit('markStatementLine', {
    refreshes: ['listStatementLines'],
    done: t('statements.reopened'),
  });
  return (
    <Button
      small
      look="outline"
      icon={IconRotate2}
      busy={mark.busy}
      onClick={() => void mark.submit({ id, state: 'open' })}
    >
      {t('statements.reopen')}
    </Button>
  );
}
