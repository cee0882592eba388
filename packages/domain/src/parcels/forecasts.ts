/**
 * How many days a forecast waits for its parcel since the member last changed it. A shop may also set 0: it never
 * ends.
 */
export const forecastDays = { least: 14, most: 730, usual: 90 } as const;

/** A number that never arrived is deleted this many days after its forecast ended. */
export const forecastForgottenDays = 365;

/** The member is notified this many days before a forecast ends. */
export const forecastWarningDays = 7;
