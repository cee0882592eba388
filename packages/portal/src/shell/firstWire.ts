import wire from 'virtual:first-wire-table';

/** Of the calls whose answers are drawn before the app is there. */
export const firstWire = wire;
