/** Limits of the assistants that members connect, and how long their connections are valid. */
export const assistantLimits = {
  /** Connected assistants of one member. */
  most: 10,
  codeSeconds: 60,
  accessSeconds: 3_600,
  /** A connection ends after this time without a refresh. */
  idleDays: 90,
  /** How long we store a client that no member has connected. */
  unusedClientHours: 24,
  /** How long we store a client that a member has connected, so that it can request access again. */
  usedClientDays: 400,
  /** How long we use our copy of a client's metadata document before we fetch it again. */
  documentMinutes: 60,
  /** How long the page on which the member grants or refuses access may stay open. */
  formMinutes: 10,
  callsPerMinute: 60,
  /** How long a member has to confirm an order, and how many orders may await confirmation at once. */
  confirmHours: 24,
  awaitingMost: 10,
  redirects: 10,
  nameLength: 80,
  redirectLength: 500,
};
