import type { ExceptionRow } from '@crossdock/contract/exceptions/calls.ts';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { Entry, EntryActions, EntryLine, EntryNote } from '@crossdock/ui/Entry.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Facts, Money, When } from '@crossdock/ui/values.tsx';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { MemberLink, OrderLink, ParcelLink } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';

const waitStyles = {
  member: { tone: 'neutral', icon: IconClock },
  staff: { tone: 'warning', icon: IconAlertTriangle },
} as const;

/** One exception: what it is, whom it waits for, and the way to where it is settled. */
export function ExceptionItem({ exception }: { exception: ExceptionRow }) {
  const { kind, type, waitsFor, overdue, member, parcel, order, note, amountMinor } = exception;
  const part = exception.package;
  return (
    <Entry tone={overdue ? 'danger' : undefined}>
      <EntryLine>
        <strong>{type ? t(`problems.type.${type}`) : t(`exceptions.kind.${kind}`)}</strong>
        <StatusBadge {...waitStyles[waitsFor]} label={t(`exceptions.waitsFor.${waitsFor}`)} />
        {overdue ? <StatusBadge tone="danger" icon={IconClock} label={t('exceptions.overdue')} /> : null}
        {parcel ? <ParcelLink id={parcel.id} courierNumber={parcel.courierNumber} /> : null}
        {order ? <OrderLink id={order.id} number={part?.number ?? order.number} /> : null}
        {member ? <MemberLink id={member.id} name={member.name} note={member.account} /> : null}
      </EntryLine>
      {note ? <span>{note}</span> : null}
      {amountMinor > 0 ? (
        <span>
          {t('exceptions.due')} <Money minor={amountMinor} />
        </span>
      ) : null}
      <EntryNote>
        <Facts>
          <span>
            {t('exceptions.since')} <When iso={exception.since} style="short" />
          </span>
          <span>
            {t('exceptions.promised')} <When iso={exception.promisedAt} style="short" />
          </span>
        </Facts>
      </EntryNote>
      <EntryActions>
        <Settle exception={exception} />
        <Take exception={exception} />
      </EntryActions>
    </Entry>
  );
}

/** Each kind is settled where it belongs. */
function Settle({ exception: { kind, parcel, order, member } }: { exception: ExceptionRow }) {
  const className = buttonClass({ small: true, look: 'soft' });
  const words = parcel?.courierNumber ?? order?.number ?? member?.account ?? '';
  if (kind === 'problem')
    return (
      <Link to="/problems" search={{ shelf: 'all', words }} className={className}>
        {t('exceptions.open')}
      </Link>
    );
  if (kind === 'dispute' || order === null)
    return (
      <Link
        to={kind === 'dispute' ? '/disputes' : '/vipOrders/imports'}
        search={{ words }}
        className={className}
      >
        {t('exceptions.open')}
      </Link>
    );
  return (
    <Link to="/orders/$id" params={{ id: order.id }} className={className}>
      {t('exceptions.open')}
    </Link>
  );
}

/** The colleague who has taken it over is named, so that two do not do the same. */
function Take({ exception: { kind, id, takenBy } }: { exception: ExceptionRow }) {
  const may = useStaff().may('problem.write');
  const take = useSubmit('takeException', { refreshes: ['listExceptions', 'listProblems'] });
  if (takenBy && !takenBy.mine) return <EntryNote>{t('exceptions.taken', { name: takenBy.name })}</EntryNote>;
  if (!may) return null;
  return (
    <>
      {takenBy ? <EntryNote>{t('exceptions.taken.mine')}</EntryNote> : null}
      <Button
        small
        look="plain"
        busy={take.busy}
        onClick={() => void take.submit({ kind, id, taken: takenBy === null })}
      >
        {t(takenBy ? 'exceptions.release' : 'exceptions.take')}
      </Button>
    </>
  );
}
