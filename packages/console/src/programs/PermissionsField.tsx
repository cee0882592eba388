import { type ApiKeyPermission, apiKeyPermissions } from '@crossdock/domain/staff/roles.ts';
import { Box, Grid, Muted, Row, Text, TickBox } from '@crossdock/ui/Layout.tsx';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';

/** The groups in the table of permissions, each with the first permission that belongs to it. */
const groups = [
  ['warehouse', 'parcel.read'],
  ['money', 'payment.read'],
  ['members', 'member.read'],
  ['shop', 'home.read'],
] as const;

function ofGroup(at: number): readonly ApiKeyPermission[] {
  const [, first] = groups[at] ?? [];
  const [, next] = groups[at + 1] ?? [];
  const end = next === undefined ? apiKeyPermissions.length : apiKeyPermissions.indexOf(next);
  return first === undefined ? [] : apiKeyPermissions.slice(apiKeyPermissions.indexOf(first), end);
}

/** The permissions of a key, limited to those of its creator. */
export function PermissionsField(props: {
  value: readonly ApiKeyPermission[];
  error: string | undefined;
  onChange: (permissions: ApiKeyPermission[]) => void;
}) {
  const { value } = props;
  const { may } = useStaff();
  const toggle = (permission: ApiKeyPermission, on: boolean) =>
    props.onChange(apiKeyPermissions.filter((one) => (one === permission ? on : value.includes(one))));
  return (
    <Box as="fieldset" aria-describedby={props.error ? 'may-fault' : undefined}>
      <Text as="legend" size={14} strong>
        {t('programs.key.may')}
      </Text>
      <Muted as="p">{t('programs.key.may.hint')}</Muted>
      {groups.map(([group], at) => (
        <Grid
          as="fieldset"
          key={group}
          columns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))"
          gap={[0, 16]}
          above={8}
        >
          <Muted as="legend">{t(`programs.group.${group}`)}</Muted>
          {ofGroup(at)
            .filter(may)
            .map((permission) => (
              <Row as="label" key={permission} gap={12} align="center" minHeight={40}>
                <TickBox
                  rigid
                  type="checkbox"
                  checked={value.includes(permission)}
                  onChange={(event) => toggle(permission, event.target.checked)}
                />
                {t(`programs.may.${permission}`)}
              </Row>
            ))}
        </Grid>
      ))}
      {props.error ? (
        <Text as="p" id="may-fault" tone="danger" size={14} role="alert">
          {props.error}
        </Text>
      ) : null}
    </Box>
  );
}
