import { type Role, roles } from '@crossdock/domain/staff/roles.ts';
import { Muted, Split, Text } from '@crossdock/ui/Layout.tsx';
import { t } from '../shell/i18n.ts';
import classes from './Staff.module.css';

/** The roles with what each is for. */
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
        <label key={role} className={classes.check}>
          <input
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
        </label>
      ))}
      {props.error ? (
        <Text as="p" id="roles-fault" tone="danger" size={14} role="alert">
          {props.error}
        </Text>
      ) : null}
    </Split>
  );
}
