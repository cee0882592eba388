/**
 * How many days a forecast waits for its parcel, counted from the member's last change of the forecast. A shop may also
 * set 0: forecasts then never end.
 */
export const forecastDays = { least: 14, most: 730, usual: 90 } as const;

/** The number of a parcel that never arrived is deleted this many days after its forecast ended. */
export const forecastDeletionDays = 365;

/** The member is notified this many days before a forecast ends. */
export const forecastWarningDays = 7;
