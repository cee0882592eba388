import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { t } from './i18n.ts';
import { useStaff } from './staff.ts';

/** The state of sending a form; both kinds of form provide it. */
export interface FormSending {
  readonly busy: boolean;
  readonly failure: { readonly message: string; readonly error?: string } | null;
}

/** Says why the form as a whole was refused. */
function FormFailure({ failure }: Pick<FormSending, 'failure'>) {
  if (!failure) return null;
  // The request was accepted and waits for a second person, so this is no error.
  const waits = failure.error?.startsWith('act.waits');
  return <Banner tone={waits ? 'info' : 'danger'} title={failure.message} />;
}

interface FormEndProps extends FormSending {
  readonly disabled?: boolean;
  readonly look?: ComponentPropsWithoutRef<typeof Button>['look'];
  /** The button's text; by default it says that it saves. */
  readonly children?: ReactNode;
}

/** The end of a form: its error, and the button that sends it. */
export function FormFooter({ failure, busy, disabled, look, children }: FormEndProps) {
  return (
    <>
      <FormFailure failure={failure} />
      <Button type="submit" look={look} busy={busy} disabled={disabled}>
        {children ?? t('shell.save')}
      </Button>
    </>
  );
}

/** The end of a long form: its error, cancel, save. */
export function SaveOrCancel({ failure, busy, onCancel }: FormSending & { readonly onCancel: () => void }) {
  return (
    <>
      <FormFailure failure={failure} />
      <Row gap={8} wrap justify="end">
        <Button look="outline" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('shell.save')}
        </Button>
      </Row>
    </>
  );
}

interface SettingsProps extends FormSending {
  readonly send: ComponentPropsWithoutRef<'form'>['onSubmit'];
  /** Explains above the fields what they are for. */
  readonly intro?: string;
  /** Shown between the intro and the fields: help, or an address to copy. */
  readonly ahead?: ReactNode;
  /** Whether this clerk may change the settings; by default only the owner may. */
  readonly mayWrite?: boolean;
  /** The form has no changes to save. */
  readonly unchanged?: boolean;
  readonly children: ReactNode;
}

/** A page's settings. Everybody can read them; only those who may change them can save. */
export function SettingsForm(props: SettingsProps) {
  const owner = useStaff().may('shop.write');
  const { mayWrite = owner } = props;
  return (
    <Stack as="form" gap={16} minWidth={0} noValidate onSubmit={props.send}>
      {props.intro ? <Muted as="p">{props.intro}</Muted> : null}
      {props.ahead}
      <Stack as="fieldset" gap={16} minWidth={0} disabled={!mayWrite}>
        {props.children}
        <FormFailure failure={props.failure} />
        {mayWrite ? (
          <Row gap={8} wrap justify="end">
            <Button type="submit" busy={props.busy} disabled={props.unchanged}>
              {t('shell.save')}
            </Button>
          </Row>
        ) : null}
      </Stack>
    </Stack>
  );
}
