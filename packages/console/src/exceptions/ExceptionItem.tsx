import type { ExceptionRow } from '@crossdock/contract/exceptions/calls.ts';
import { EntryActions, EntryCard, EntryLine, EntryNote } from '@crossdock/ui/Entry.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { MemberLink, OrderLink, ParcelLink } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import { TakeButton } from '../shell/TakeButton.tsx';

const waitStyles = {
  member: { tone: 'neutral', icon: IconClock },
  staff: { tone: 'warning', icon: IconAlertTriangle },
} as const;

interface Shown {
  readonly exception: ExceptionRow;
}

/** One exception: its kind, who must act, and a link to the page where it is resolved. */
export function ExceptionItem({ exception, tick }: Shown & { tick?: ReactNode }) {
  const { kind, type, overdue, waitsFor } = exception;
  return (
    <EntryCard tone={overdue ? 'danger' : undefined} tight>
      <EntryLine>
        {tick}
        <strong>{type ? t(`problems.type.${type}`) : t(`exceptions.kind.${kind}`)}</strong>
        <WaitsForBadge waitsFor={waitsFor} label={t(`exceptions.waitsFor.${waitsFor}`)} />
        <OverdueBadge exception={exception} />
      </EntryLine>
      <ExceptionFacts exception={exception} />
    </EntryCard>
  );
}

/** The subject of an exception, its age, and the possible actions. */
export function ExceptionFacts({ exception }: Shown) {
  const { member, note, amountMinor } = exception;
  return (
    <>
      <EntryLine>
        <ExceptionLinks exception={exception} />
        {member ? <MemberLink id={member.id} name={member.name} note={member.account} /> : null}
      </EntryLine>
      {note ? <span>{note}</span> : null}
      {amountMinor > 0 ? (
        <span>
          {t('exceptions.due')} <Money minor={amountMinor} />
        </span>
      ) : null}
      <EntryNote>
        <InlineFacts>
          <span>
            {t('exceptions.since')} <When iso={exception.since} style="short" />
          </span>
          <span>
            {t('exceptions.promised')} <When iso={exception.promisedAt} style="short" />
          </span>
        </InlineFacts>
      </EntryNote>
      <EntryActions>
        <Settle exception={exception} />
        <TakeExceptionButton exception={exception} />
      </EntryActions>
    </>
  );
}

export function WaitsForBadge({ waitsFor, label }: Pick<ExceptionRow, 'waitsFor'> & { label: string }) {
  return <StatusBadge {...waitStyles[waitsFor]} label={label} />;
}

export function OverdueBadge({ exception: { overdue } }: Shown) {
  return overdue ? <StatusBadge tone="danger" icon={IconClock} label={t('exceptions.overdue')} /> : null;
}

/** Links to the parcel and order of an exception, or to the order's package. */
export function ExceptionLinks({ exception: { parcel, order, ...row } }: Shown) {
  if (!parcel && !order) return '–';
  return (
    <Row as="span" inline wrap gap={[0, 8]}>
      {parcel ? (
        <Pressed>
          <ParcelLink id={parcel.id} courierNumber={parcel.courierNumber} />
        </Pressed>
      ) : null}
      {order ? (
        <Pressed>
          <OrderLink id={order.id} number={row.package?.number ?? order.number} />
        </Pressed>
      ) : null}
    </Row>
  );
}

/** Separates links so far that each can be pressed with a finger. */
function Pressed({ children }: { children: ReactNode }) {
  return (
    <Row as="span" inline align="center" minHeight={24}>
      {children}
    </Row>
  );
}

/** A link to the page where exceptions of this kind are resolved. */
function Settle({ exception: { kind, parcel, order, member } }: { exception: ExceptionRow }) {
  const look = { small: true, look: 'soft', text: t('exceptions.open') } as const;
  const words = parcel?.courierNumber ?? order?.number ?? member?.account ?? '';
  if (kind === 'problem') return <LinkButton {...look} to="/problems" search={{ shelf: 'all', words }} />;
  if (kind === 'dispute') return <LinkButton {...look} to="/disputes" search={{ words }} />;
  if (order === null) return <LinkButton {...look} to="/vipOrders/imports" search={{ words }} />;
  return <LinkButton {...look} to="/orders/$id" params={{ id: order.id }} />;
}

/** Assigns the exception to the clerk, or releases it. */
export function TakeExceptionButton({ exception: { kind, id, takenBy } }: { exception: ExceptionRow }) {
  const may = useStaff().may('problem.write');
  const take = useSubmit('takeException', { refreshes: ['listExceptions', 'listProblems'] });
  return (
    <TakeButton
      takenBy={takenBy}
      may={may}
      busy={take.busy}
      onTake={(taken) => void take.submit({ kind, id, taken })}
    />
  );
}
