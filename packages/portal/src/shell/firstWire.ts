import wire from 'virtual:first-wire-table';

/** The descriptions of the calls whose answers are drawn before the app is loaded. */
export const firstWire = wire;
