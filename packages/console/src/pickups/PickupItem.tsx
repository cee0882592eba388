import type { StaffPickTask } from '@crossdock/contract/pickups/desk.ts';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { LabelledText } from '@crossdock/ui/LabelledText.tsx';
import { Muted, Row, Text, TickBox } from '@crossdock/ui/Layout.tsx';
import { PhotoLink } from '@crossdock/ui/PhotoLink.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, InlineFacts, Money, Weight } from '@crossdock/ui/values.tsx';
import { dayText } from '@crossdock/web/dayText.ts';
import { pickupStyles } from '@crossdock/web/pickupStyles.tsx';
import { IconMapPin, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { linkClass, ParcelLink, RowMemberLink } from '../shell/links.tsx';
import type { PickupAction } from './PickupDialogs.tsx';
import { pickupFactWords } from './pickupFactWords.ts';
import classes from './pickups.module.css';

interface PickupItemProps {
  readonly task: StaffPickTask;
  readonly today: string;
  readonly mayWork: boolean;
  /** Undefined if the pickup has no checkbox. */
  readonly picked: boolean | undefined;
  readonly onPick: () => void;
  readonly onDo: (how: PickupAction['how']) => void;
}

/** One stop of a driver: time, place, phone number, and what to carry. */
export function PickupItem({ task, today, mayWork, picked, onPick, onDo }: PickupItemProps) {
  const isLate = task.state === 'planned' && (task.plannedDay ?? '') < today;
  return (
    <article className={classes.pickup} data-late={isLate || undefined} aria-label={task.number}>
      <Head task={task} picked={mayWork ? picked : undefined} onPick={onPick} />
      <Text as="p" size={16}>
        {task.areaName} · {task.address}
      </Text>
      <Muted>
        <InlineFacts>
          {task.contact}
          <Weight grams={task.weightG} />
          {t('pickups.pieces.n', { n: task.pieces })}
          {task.warehouseName}
          <Money minor={task.amountMinor} />
          {task.driver ? `${pickupFactWords.label('driverId')} ${task.driver}` : null}
        </InlineFacts>
      </Muted>
      <LabelledText label={t('pickups.remark')} text={task.remark} />
      <LabelledText label={t('pickups.driverSays')} text={task.note} />
      <LabelledText label={t('pickups.reason')} text={task.reason} />
      <Parcels task={task} />
      <Actions task={task} mayWork={mayWork} onDo={onDo} />
    </article>
  );
}

type HeadProps = Pick<PickupItemProps, 'task' | 'picked' | 'onPick'>;

function Head({ task, picked, onPick }: HeadProps) {
  const formatting = useFormatting();
  const wish = { day: dayText(task.day, formatting), part: t(`pickups.part.${task.part}`) };
  return (
    <Row gap={[4, 16]} wrap align="center">
      <Row as="span" gap={4} align="center">
        {picked === undefined ? null : (
          <Row as="span" gap={8} align="center" rigid minWidth={44} minHeight={44}>
            <TickBox
              type="checkbox"
              aria-label={t('pickups.choose', { number: task.number })}
              checked={picked}
              onChange={onPick}
            />
          </Row>
        )}
        <Text as="strong" size={16} strong>
          {task.plannedDay && task.plannedPart
            ? `${dayText(task.plannedDay, formatting)} ${t(`pickups.part.${task.plannedPart}`)}`
            : t('pickups.wishes', wish)}
        </Text>
      </Row>
      <StatusBadge {...pickupStyles[task.state]} label={t(`pickups.state.${task.state}`)} />
      <Code>{task.number}</Code>
      <RowMemberLink row={task} />
      <Link to="/pickups" search={{ shelf: 'all', memberId: task.memberId }} className={linkClass}>
        {t('pickups.ofMember')}
      </Link>
    </Row>
  );
}

function Parcels({ task }: { task: StaffPickTask }) {
  if (task.parcels.length === 0) return null;
  const pictures = task.parcels.flatMap((parcel) => parcel.pictures);
  return (
    <>
      <InlineFacts>
        {task.parcels.map(({ id, courierNumber }) => (
          <ParcelLink key={id} id={id} courierNumber={courierNumber} />
        ))}
      </InlineFacts>
      <Row gap={8} wrap>
        {pictures.map(({ full, thumb }) => (
          <PhotoLink
            key={full}
            picture={{ thumb, full }}
            block
            square={56}
            round="control"
            alt={t('pickups.photo')}
          />
        ))}
      </Row>
    </>
  );
}

/** A Google Maps link: it opens on every phone and understands Chinese addresses. */
const mapOf = ({ areaName, address }: StaffPickTask) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${areaName} ${address}`)}`;

function Actions({ task, mayWork, onDo }: Pick<PickupItemProps, 'task' | 'mayWork' | 'onDo'>) {
  const isOpen = task.state === 'requested' || task.state === 'planned';
  if (!isOpen) return null;
  const link = buttonClass({ look: 'outline', small: true });
  return (
    <Row gap={8} wrap>
      <a className={link} href={mapOf(task)} target="_blank" rel="noopener noreferrer">
        <IconMapPin size={16} aria-hidden /> {t('pickups.map')}
      </a>
      <a
        className={link}
        href={`tel:${task.phone.replace(/[^\d+]/g, '')}`}
        aria-label={t('pickups.call', { phone: task.phone })}
      >
        <IconPhone size={16} aria-hidden /> {task.phone}
      </a>
      {mayWork && task.state === 'requested' ? (
        <Button small onClick={() => onDo('plan')}>
          {t('pickups.plan')}
        </Button>
      ) : null}
      {mayWork && task.state === 'planned' ? (
        <>
          <Button small onClick={() => onDo('collect')}>
            {t('pickups.collect')}
          </Button>
          <Button small look="outline" onClick={() => onDo('replan')}>
            {t('pickups.replan')}
          </Button>
        </>
      ) : null}
      {mayWork ? (
        <Button small look="plain" onClick={() => onDo('fail')}>
          {t('pickups.fail')}
        </Button>
      ) : null}
    </Row>
  );
}
