import { Button } from '@crossdock/ui/Button.tsx';
import { TableAside } from '@crossdock/ui/DataTable.tsx';
import { Row, Split } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './DataList.module.css';
import { t } from './i18n.ts';
import { MessageMemberButton } from './MessageMemberButton.tsx';
import { RowPreview } from './RowPreview.tsx';

const twoColumns = 'minmax(0, 1fr) clamp(332px, 27vw, 380px)';

/** The list, and the opened row beside it if there is room for both. */
export function ListWithPanel({ panel, children }: { panel: ReactNode; children: ReactNode }) {
  return (
    <Split from="desktop" columns={panel ? twoColumns : 'minmax(0, 1fr)'} gap={16} align="start">
      <div>{children}</div>
      {panel ? <TableAside>{panel}</TableAside> : null}
    </Split>
  );
}

export function ClosablePanel({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <div className={classes.closable}>
      <button type="button" className={classes.close} aria-label={t('shell.close')} onClick={onClose}>
        <IconX size={18} aria-hidden />
      </button>
      {children}
    </div>
  );
}

/** The columns that fit beside the panel, which shows all of them. */
export const columnsBesidePanel = <R,>(columns: readonly Column<R>[]): readonly Column<R>[] =>
  columns.filter(({ title }) => title !== '').slice(0, 4);

export interface RowMember {
  readonly memberId: string;
  readonly name: string;
}

interface RowFactsProps<R> {
  readonly row: R;
  /** All columns of the list, also those not shown; the first one is the panel's title. */
  readonly columns: readonly Column<R>[];
  readonly member: RowMember | null;
  readonly onOpen: ((row: R) => void) | undefined;
}

/** All facts of a row, with the actions on it. */
export function RowFacts<R>({ row, columns, member, onOpen }: RowFactsProps<R>) {
  const [first, ...facts] = columns.filter(({ title }) => title !== '');
  const acts = columns.filter(({ title }) => title === '');
  return (
    <RowPreview title={first?.cell(row)}>
      <Facts facts={facts.map(({ title, cell }) => [title, cell(row)] as const)} />
      {member ? <MessageMemberButton {...member} /> : null}
      {acts.length > 0 ? (
        <Row gap={8} wrap>
          {acts.map(({ key, cell }) => (
            <span key={key}>{cell(row)}</span>
          ))}
        </Row>
      ) : null}
      {onOpen ? (
        <Button full onClick={() => onOpen(row)}>
          {t('shell.list.open')}
        </Button>
      ) : null}
    </RowPreview>
  );
}
