import { newIdempotencyKey } from '@crossdock/contract/client.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row, Stack } from '@crossdock/ui/Layout.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { IconChecks } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { useLeaveGuard } from '../shell/unsaved.ts';
import { candidateInput } from './statementLine.tsx';

const refreshes = ['listStatementLines', 'listBankTransfers', 'getLedgerOverview', 'listPayments'] as const;

interface Result {
  readonly credited: number;
  readonly waiting: number;
  readonly failed: number;
}

const nothing: Result = { credited: 0, waiting: 0, failed: 0 };

interface Props {
  readonly bankAccountId: string | undefined;
  readonly n: number;
}

/** Accepts every certain match after one confirmation. A refusal does not stop the others. */
export function AcceptCertainMatches({ bankAccountId, n }: Props) {
  const { refresh } = useConnection();
  const [armed, setArmed] = useState(false);
  const [running, setRunning] = useState<{ done: number; all: number } | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const stopped = useRef(false);
  useLeaveGuard(running !== null);
  const run = async () => {
    stopped.current = false;
    setArmed(false);
    setRunning({ done: 0, all: n });
    setResult(
      await acceptAll(bankAccountId, (done) => setRunning({ done, all: Math.max(n, done) }), stopped),
    );
    setRunning(null);
    refresh(refreshes);
  };
  return (
    <Stack gap={8}>
      {result ? (
        <Banner
          tone={result.failed > 0 ? 'warning' : 'success'}
          title={t('statements.accept.result', { ...result })}
        />
      ) : null}
      {running || n > 0 ? (
        <Banner
          tone="info"
          title={
            running
              ? t('statements.accept.running', running)
              : t(armed ? 'statements.accept.all.sure' : 'statements.accept.all.title', { n })
          }
          action={
            running ? (
              <Button small look="outline" onClick={() => (stopped.current = true)}>
                {t('statements.accept.stop')}
              </Button>
            ) : (
              <Button small icon={IconChecks} onClick={() => (armed ? void run() : setArmed(true))}>
                {t('statements.accept.all', { n })}
              </Button>
            )
          }
        >
          {running ? (
            <Row>
              <progress value={running.done} max={running.all} aria-label={t('statements.accept')} />
            </Row>
          ) : null}
        </Banner>
      ) : null}
    </Stack>
  );
}

/** Accepts the matches page by page: accepted lines leave the list, refused ones are skipped. */
async function acceptAll(
  bankAccountId: string | undefined,
  onProgress: (done: number) => void,
  stopped: { readonly current: boolean },
): Promise<Result> {
  const tried = new Set<string>();
  let result = nothing;
  for (;;) {
    const page = await client.attempt('listStatementLines', {
      shelf: 'certain',
      bankAccountId,
      pageSize: 100,
    });
    const rows = page.ok ? page.data.list.filter(({ id }) => !tried.has(id)) : [];
    if (rows.length === 0) return result;
    for (const { id, certainId, candidates } of rows) {
      if (stopped.current) return result;
      tried.add(id);
      const certain = candidates.find((one) => one.id === certainId);
      if (certain === undefined) continue;
      const input = { id, ...candidateInput(certain) };
      const one = await client.attempt('acceptStatementLine', input, { idempotencyKey: newIdempotencyKey() });
      const kind = one.ok ? (one.data.state === 'pending' ? 'waiting' : 'credited') : 'failed';
      result = { ...result, [kind]: result[kind] + 1 };
      onProgress(tried.size);
    }
  }
}
