import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn } from '@crossdock/ui/column.ts';
import { formatWhen } from '@crossdock/ui/format.ts';
import { Muted } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { IconCircleOff } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

export type ErasureRow = Output<'listErasures'>['list'][number];

export function erasureColumns(onCancel: (row: ErasureRow) => void): Column<ErasureRow>[] {
  return [
    column('member', t('erasing.member'), (row) => <Code>{row.memberCode}</Code>),
    column('requested', t('erasing.requested'), (row) => (
      <>
        <When iso={row.requestedAt} />
        <Muted block regular>
          {row.requestedBy === '' ? t('erasing.byMember') : row.requestedBy}
        </Muted>
      </>
    )),
    column('course', t('erasing.course'), (row) => <Course row={row} />),
    cornerColumn('state', t('erasing.state'), (row) => t(`erasing.state.${row.state}`)),
    column('act', '', (row) =>
      row.state === 'requested' ? (
        <Button small look="plain" icon={IconCircleOff} onClick={() => onCancel(row)}>
          {t('erasing.cancel')}
        </Button>
      ) : null,
    ),
  ];
}

function Course({ row }: { row: ErasureRow }) {
  const formatting = useFormatting();
  if (row.state === 'cancelled') return '–';
  if (row.state === 'requested')
    return (
      <>
        {t('erasing.begins', { at: formatWhen(row.erasesAt, 'full', formatting) })}
        {row.blockers.map((kind) => (
          <Muted key={kind} block regular>
            {t(`erasing.blocker.${kind}`)}
          </Muted>
        ))}
      </>
    );
  return (
    <>
      {t('erasing.cleared', { rows: row.rows, files: row.files })}
      {row.keptUntil === null ? null : (
        <Muted block regular>
          {t('erasing.keptUntil', { at: formatWhen(row.keptUntil, 'date', formatting) })}
        </Muted>
      )}
    </>
  );
}
