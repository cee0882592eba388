/** A text in three languages: `.select([...textColumns('channels'), 'orders.number'])`. */
export const textColumns = <const T extends string>(table: T) =>
  [`${table}.zh`, `${table}.tw`, `${table}.en`] as const;

/** The member of a row, as desks show them. The statement must join the members. */
export const memberColumns = ['members.account as memberAccount', 'members.name as memberName'] as const;
