import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { formatMoney, formatWhen } from '@crossdock/ui/format.ts';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { EmailNeeded } from '../shell/EmailNeeded.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { logOut } from '../shell/logOut.ts';

type Outlook = Output<'getMyErasure'>;

/**
 * Deletes the account: says what is deleted, what is kept and until when, and what must be finished first.
 * Staff who act as the member cannot use it.
 */
export function DeleteAccount() {
  const query = useCall('getMyErasure', {}, { topics: ['wallet', 'orders', 'parcels'] });
  return (
    <Section title={t('erasing.mine')}>
      <Loaded query={query}>{(outlook) => <Account outlook={outlook} />}</Loaded>
    </Section>
  );
}

function Account({ outlook }: { outlook: Outlook }) {
  const formatting = useFormatting();
  const [opened, setOpened] = useState(false);
  const [last] = outlook.list;
  const open = outlook.blockers.filter(({ kind }) => kind !== 'balance');
  return (
    <Stack gap={16}>
      <p>{t('erasing.mine.text', { days: outlook.graceDays })}</p>
      {last?.cancelledAt == null ? null : (
        <Muted as="p">
          {t('erasing.mine.kept', { at: formatWhen(last.cancelledAt, 'full', formatting) })}
        </Muted>
      )}
      {open.length === 0 ? null : (
        <Stack gap={4}>
          <strong>{t('erasing.blocked')}</strong>
          <ul>
            {open.map(({ kind, count }) => (
              <li key={kind}>
                {t(`erasing.blocker.${kind}`)}:{' '}
                {kind === 'debt' ? formatMoney(count, formatting.currency, formatting) : count}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <div>
        <Button look="outline" disabled={open.length > 0} onClick={() => setOpened(true)}>
          {t('erasing.mine.start')}
        </Button>
      </div>
      {opened ? <DeleteDialog outlook={outlook} onClose={() => setOpened(false)} /> : null}
    </Stack>
  );
}

function DeleteDialog({ outlook, onClose }: { outlook: Outlook; onClose: () => void }) {
  const formatting = useFormatting();
  const [givesUp, setGivesUp] = useState(false);
  const { balanceMinor, points, coupons } = outlook;
  const amount = formatMoney(balanceMinor, formatting.currency, formatting);
  const hasBalance = balanceMinor > 0;
  const start = useSubmit('startMyErasure', { refreshes: ['getMyErasure'], onDone: () => void logOut() });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('erasing.mine.start')}
      confirmLabel={t('erasing.mine.start')}
      confirmDisabled={hasBalance && !givesUp}
      busy={start.busy}
      onConfirm={() => void start.submit({ givesUpMinor: hasBalance ? balanceMinor : 0 })}
      onClose={onClose}
    >
      <Stack gap={12}>
        <EmailNeeded failure={start.failure} />
        <Part title={t('erasing.mine.goes')} text={t('erasing.goes')} />
        <Part title={t('erasing.mine.stays')} text={staysText(outlook, formatting)} />
        {points > 0 || coupons > 0 ? <p>{t('erasing.mine.lapses', { points, coupons })}</p> : null}
        {hasBalance ? (
          <Stack gap={8}>
            <p>
              {t('erasing.mine.balance', { amount })}{' '}
              <Link to="/withdrawal">{t('erasing.mine.withdraw')}</Link>
            </p>
            <Checkbox
              label={t('erasing.mine.giveUp', { amount })}
              checked={givesUp}
              onChange={(event) => setGivesUp(event.target.checked)}
            />
          </Stack>
        ) : null}
        <p>{t('erasing.mine.text', { days: outlook.graceDays })}</p>
        <p>{t('erasing.mine.sure')}</p>
      </Stack>
    </ConfirmDialog>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap={4}>
      <strong>{title}</strong>
      <p>{text}</p>
    </Stack>
  );
}

function staysText(
  { keptUntil, booksYears, customsYears }: Outlook,
  formatting: ReturnType<typeof useFormatting>,
): string {
  if (keptUntil === null) return t('erasing.stays.none');
  const until = formatWhen(keptUntil, 'date', formatting);
  return t('erasing.stays', { books: booksYears, customs: customsYears, until });
}
