/** A text in three languages: `.select([...textColumns('channels'), 'orders.number'])`. */
export const textColumns = <const T extends string>(table: T) =>
  [`${table}.zh`, `${table}.tw`, `${table}.en`] as const;

/** The member whom a row is about, as desks show them; the members are joined. */
export const memberColumns = ['members.account as memberAccount', 'members.name as memberName'] as const;
