/** For how long a forecast waits for its parcel, in days since its member last changed it; a shop may also say 0, never. */
export const forecastDays = { least: 14, most: 730, usual: 90 } as const;

/** So many days after its end a number that never came is forgotten. */
export const forecastForgottenDays = 365;

/** So many days before a forecast ends its member hears of it. */
export const forecastWarningDays = 7;
