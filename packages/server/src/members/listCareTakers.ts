import type { Handler } from '../platform/handler.ts';
import { activeStaff } from '../staff/store.ts';

export const listCareTakers: Handler<'listCareTakers'> = async (tx) => {
  const rows = await activeStaff(tx);
  return {
    list: rows.map(({ id, name, roles, phone, messenger }) => ({
      staffId: id,
      name,
      roles,
      phone,
      messenger,
    })),
  };
};
