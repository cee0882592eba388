import type { Output } from '@crossdock/contract/table.ts';
import { Muted, Text } from '@crossdock/ui/Layout.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { IconX } from '@tabler/icons-react';
import { callLabel } from '../shell/callLabel.ts';
import { isTextKey, t } from '../shell/i18n.ts';
import { MemberLink, OrderLink, ParcelLink } from '../shell/links.tsx';
import classes from './Staff.module.css';

type AuditRow = Output<'listAudit'>['list'][number];

/**
 * One action as a sentence: who did what, the member, old and new values. The sentence of a refused action
 * begins with the refusal and its reason.
 */
export function LogSentence({ row }: { row: AuditRow }) {
  return (
    <li className={classes.act} data-refused={row.refusal === null ? undefined : true}>
      <Text tone="muted">
        <When iso={row.at} />
      </Text>
      <div>
        <p className={classes.sentence}>
          {row.refusal === null ? null : (
            <StatusBadge tone="danger" icon={IconX} label={t('staff.outcome.refused')} />
          )}
          <strong>
            {row.keyName === null
              ? (row.staffName ?? '–')
              : t('programs.by', { key: row.keyName, name: row.staffName ?? '–' })}
          </strong>
          {row.memberId && row.memberName ? (
            <span>
              ({t('staff.asMember')} <MemberLink id={row.memberId} name={row.memberName} />)
            </span>
          ) : null}
          <span>{callLabel(row.call)}</span>
          {row.about.map((one) => (
            <Named key={one.id} {...one} />
          ))}
        </p>
        {row.refusal === null ? null : (
          <Text as="p" tone="danger">
            {row.refusal}
          </Text>
        )}
        {row.changes.length > 0 ? (
          <ul className={classes.changes}>
            {row.changes.map((change) => (
              <li key={`${change.noun} ${change.field} ${change.from} ${change.to}`}>
                {fieldName(change)}: <del>{valueText(change, change.from)}</del> →{' '}
                <ins>{valueText(change, change.to)}</ins>
              </li>
            ))}
          </ul>
        ) : null}
        <details>
          <Text as="summary" minHeight={32} clickable tone="link" size={14}>
            {t('staff.details')}
          </Text>
          <Text
            as="pre"
            pad={[8, 12]}
            above={4}
            maxWidth="min(60ch, 80vw)"
            overflowX="auto"
            fill="bg"
            round="control"
            size={13}
            asWritten
          >
            {JSON.stringify(JSON.parse(row.input), null, 1)}
          </Text>
          <Muted block>
            {row.ip} · {row.requestId}
          </Muted>
        </details>
      </div>
    </li>
  );
}

function Named({ noun, id, name }: AuditRow['about'][number]) {
  if (noun === 'member') return <MemberLink id={id} name={name} />;
  if (noun === 'order') return <OrderLink id={id} number={name} />;
  if (noun === 'parcel') return <ParcelLink id={id} courierNumber={name} />;
  return <span>{name}</span>;
}

type Change = AuditRow['changes'][number];

/** The text of the first of the `keys` that exists; `otherwise` if none exists. */
function firstText(keys: readonly string[], otherwise: string): string {
  const known = keys.find(isTextKey);
  return known === undefined ? otherwise : t(known);
}

function fieldName({ field }: Change): string {
  if (field === 'state') return t('staff.change.state');
  return firstText([`members.${field}`, `shops.${field}`], field);
}

function valueText({ noun, field }: Change, value: string): string {
  if (value === '') return '–';
  if (field !== 'state') return value;
  return firstText(
    [`${noun}s.state.${value}`, `${noun}s.status.${value}`, `shell.audit.state.${value}`],
    value,
  );
}
