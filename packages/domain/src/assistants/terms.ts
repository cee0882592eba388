/** Limits of assistants that members connect, and how long what they hold is good. */
export const assistantTerms = {
  /** Connected assistants of one member. */
  most: 10,
  codeSeconds: 60,
  accessSeconds: 3_600,
  /** Without a refresh in this time, the connection ends. */
  idleDays: 90,
  /** A client that no member has connected. */
  unusedClientHours: 24,
  /** A client that a member has connected, so that it can ask again. */
  usedClientDays: 400,
  /** How long a client's document is used without reading it again. */
  documentMinutes: 60,
  /** How long the page that asks the member may stay open. */
  formMinutes: 10,
  callsPerMinute: 60,
  /** How long a member has to confirm, and how much may await it at once. */
  confirmHours: 24,
  awaitingMost: 10,
  redirects: 10,
  nameLength: 80,
  redirectLength: 500,
};
