/** Where Zebra's Browser Print answers on the computer of the desk. */
export const zebraAddresses = ['https://127.0.0.1:9101', 'http://127.0.0.1:9100'] as const;
