import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack, TickBox } from '@crossdock/ui/Layout.tsx';
import type { LoadableQuery } from '@crossdock/ui/Loaded.tsx';
import { IconAdjustments } from '@tabler/icons-react';
import { type ComponentProps, type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { Dialog } from './Dialog.ts';
import { type FormDialog, submitHandler } from './FormDialog.tsx';
import { FormFooter, type FormSending } from './FormFooter.tsx';
import { Loaded } from './Loaded.tsx';
import { useStaff } from './staff.ts';

interface RulesProps<R> {
  readonly title: string;
  readonly wide?: boolean;
  /** Reads the current rules, once the dialog is open. */
  readonly useRules: () => LoadableQuery<R>;
  /** A `RulesForm` with the current rules. */
  readonly children: (rules: R, onClose: () => void) => ReactNode;
}

/** Opens a rule of the shop on the screen where it applies. Only the owner sees the button. */
export function RulesDialog<R>({ title, wide, useRules, children }: RulesProps<R>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!useStaff().may('shop.write')) return null;
  return (
    <Row justify="end">
      <Button small look="outline" icon={IconAdjustments} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open ? (
        <Dialog opened wide={wide} title={title} onClose={close}>
          <Read useRules={useRules}>{(rules) => children(rules, close)}</Read>
        </Dialog>
      ) : null}
    </Row>
  );
}

function Read<R>({
  useRules,
  children,
}: Pick<RulesProps<R>, 'useRules'> & { children: (rules: R) => ReactNode }) {
  return <Loaded query={useRules()}>{children}</Loaded>;
}

interface FormProps extends FormSending {
  readonly send: ComponentProps<typeof FormDialog>['onSubmit'];
  readonly hint: string;
  readonly children: ReactNode;
}

export function RulesForm({ send, busy, failure, hint, children }: FormProps) {
  return (
    <Stack as="form" gap={16} noValidate onSubmit={submitHandler(send)}>
      {children}
      <Muted as="p">{hint}</Muted>
      <FormFooter failure={failure} busy={busy} />
    </Stack>
  );
}

/** A checkbox with its label; accepts the props of an input. */
export function RuleCheckbox({
  label,
  ...input
}: Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> & { label: string }) {
  return (
    <Row as="label" gap={12} align="center" minHeight={44}>
      <TickBox {...input} type="checkbox" />
      {label}
    </Row>
  );
}
