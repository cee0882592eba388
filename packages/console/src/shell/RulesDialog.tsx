import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack, TickBox } from '@crossdock/ui/Layout.tsx';
import { IconAdjustments } from '@tabler/icons-react';
import { type ComponentPropsWithoutRef, type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from './Dialog.ts';
import { submitted } from './FormDialog.tsx';
import { FormEnd } from './FormEnd.tsx';
import { useStaff } from './staff.ts';

interface RulesProps {
  readonly title: string;
  readonly wide?: boolean;
  /** Loads the current rules, and shows a `RulesForm`. */
  readonly children: (onClose: () => void) => ReactNode;
}

/** Opens a rule of the shop on the screen where it applies. Only the owner sees the button. */
export function RulesDialog({ title, wide, children }: RulesProps) {
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
          {children(close)}
        </Dialog>
      ) : null}
    </Row>
  );
}

interface FormProps {
  readonly onSubmit: (event: FormEvent) => unknown;
  readonly busy: boolean;
  readonly failure: { readonly message: string } | null;
  readonly hint: string;
  readonly children: ReactNode;
}

export function RulesForm({ onSubmit, busy, failure, hint, children }: FormProps) {
  return (
    <Stack as="form" gap={16} noValidate onSubmit={submitted(onSubmit)}>
      {children}
      <Muted as="p">{hint}</Muted>
      <FormEnd failure={failure} busy={busy} />
    </Stack>
  );
}

/** A checkbox with its label; accepts the props of an input. */
export function RuleCheck({
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
