import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { type ReactNode, useState } from 'react';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkAction } from './bulk.ts';
import { t } from './i18n.ts';
import type { useRowSelection } from './useRowSelection.ts';

interface BarProps<R> {
  readonly total: number;
  readonly chosen: ReturnType<typeof useRowSelection<R>>;
  readonly bulk: readonly BulkAction<R>[];
  readonly rowName: (row: R) => string;
  /** Further actions on all chosen rows together. */
  readonly children?: ReactNode;
}

/** The number of chosen rows, and the actions on them. */
export function BulkBar<R>({ total, chosen, bulk, rowName, children }: BarProps<R>) {
  const [act, setAct] = useState<BulkAction<R>>();
  // Chosen rows that were changed since a page last showed them.
  const [acted] = useState(() => new Set<R>());
  return (
    <>
      {chosen.rows.length > 0 ? (
        <Row
          gap={[8, 16]}
          wrap
          align="center"
          pad={[4, 16]}
          minHeight={48}
          fill="soft"
          round="control"
          tone="on-soft"
          size={14}
          role="status"
        >
          {chosen.reading === undefined ? (
            <>
              <strong>{t('shell.list.chosen', { n: chosen.rows.length })}</strong>
              {chosen.canReadAll ? (
                <Button small look="plain" onClick={() => void chosen.readAll()}>
                  {t('shell.list.chooseMatching', { n: total })}
                </Button>
              ) : null}
              <Button small look="plain" onClick={chosen.clear}>
                {t('shell.list.chooseNone')}
              </Button>
              {children}
              {bulk.map((one) => (
                <Button key={one.key} small look="outline" onClick={() => setAct(one)}>
                  {one.label}
                </Button>
              ))}
            </>
          ) : (
            <>
              {t('shell.bulk.running', { n: chosen.reading, of: total })}
              <Button small look="outline" onClick={chosen.stop}>
                {t('books.export.stop')}
              </Button>
            </>
          )}
        </Row>
      ) : null}
      {act ? (
        <BulkDialog
          act={act}
          rows={chosen.rows}
          rowName={rowName}
          acted={acted}
          onClose={() => setAct(undefined)}
        />
      ) : null}
    </>
  );
}
