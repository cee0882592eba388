import type { TableEnds } from '../platform/retention.ts';

export const erasingEnds = {
  erasures: { kept: 'says that a request was carried out, and names nobody' },
} satisfies TableEnds;
