import type { TableRetention } from '../platform/retention.ts';

export const erasingRetention = {
  erasures: { kept: 'says that a request was carried out, and names nobody' },
} satisfies TableRetention;
