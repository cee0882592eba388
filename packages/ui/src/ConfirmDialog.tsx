import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  readonly opened: boolean;
  /** Names the thing: 'Cancel order CD-20…?' */
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={<strong>{props.title}</strong>}
      closeButtonProps={{ 'aria-label': props.cancelLabel, size: 44 }}
    >
      {props.children}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={props.onClose}>
          {props.cancelLabel}
        </Button>
        <Button
          color={props.danger ? 'danger' : 'accent'}
          loading={props.busy ?? false}
          onClick={props.onConfirm}
          data-autofocus
        >
          {props.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
