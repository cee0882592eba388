import { type Role, roles } from '@crossdock/domain/staff/roles.ts';
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
    <fieldset className={classes.roles} aria-describedby={props.error ? 'roles-fault' : undefined}>
      <legend className={classes.legend}>{t('staff.roles')}</legend>
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
            <span className={classes.muted}>{t(`staff.role.${role}`)}</span>
          </span>
        </label>
      ))}
      {props.error ? (
        <p id="roles-fault" className={classes.fault} role="alert">
          {props.error}
        </p>
      ) : null}
    </fieldset>
  );
}
