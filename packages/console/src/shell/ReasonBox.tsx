import { NoteBox } from '@crossdock/ui/controls.tsx';
import type { ComponentProps } from 'react';

/** Asks for a short reason, which is stored: `<ReasonBox label={t('services.reason')} {...form.box('reason')} />`. */
export const ReasonBox = (props: Omit<ComponentProps<typeof NoteBox>, 'required' | 'rows' | 'maxLength'>) => (
  <NoteBox required rows={2} maxLength={200} {...props} />
);
