/** What an attempt answers that was refused with this error and, if named, at this field. */
export const refusedWith = (error: string, field?: string) => ({
  ok: false,
  failure: { error, ...(field ? { fields: { [field]: { error } } } : {}) },
});

/** What an attempt answers whose field is wrong with this error, whatever else is wrong. */
export const refusedAt = (field: string, error: string) => ({
  ok: false,
  failure: { fields: { [field]: { error } } },
});
