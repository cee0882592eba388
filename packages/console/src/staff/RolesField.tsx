import { type Role, roles } from '@crossdock/domain/staff/roles.ts';
import { Muted, Row, Split, Text, TickBox } from '@crossdock/ui/Layout.tsx';
import { t } from '../shell/i18n.ts';

/** The roles, each with its purpose. */
export function RolesField(props: {
  value: readonly Role[];
  error: string | undefined;
  onChange: (roles: Role[]) => void;
}) {
  const { value } = props;
  return (
    <Split
      as="fieldset"
      columns="1fr 1fr"
      gap={[0, 16]}
      aria-describedby={props.error ? 'roles-fault' : undefined}
    >
      <Text as="legend" below={4} size={14} strong>
        {t('staff.roles')}
      </Text>
      {roles.map((role) => (
        <Row as="label" key={role} gap={12} align="start" pad={[8, 0]} minHeight={44}>
          <TickBox
            above={2}
            rigid
            type="checkbox"
            checked={value.includes(role)}
            onChange={(event) =>
              props.onChange(
                roles.filter((one) => (one === role ? event.target.checked : value.includes(one))),
              )
            }
          />
          <span>
            {t(`shell.role.${role}`)}
            <Muted block>{t(`staff.role.${role}`)}</Muted>
          </span>
        </Row>
      ))}
      {props.error ? (
        <Text as="p" id="roles-fault" tone="danger" size={14} role="alert">
          {props.error}
        </Text>
      ) : null}
    </Split>
  );
}
