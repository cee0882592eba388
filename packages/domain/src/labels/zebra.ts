/** The addresses of Zebra's Browser Print on the desk's computer. */
export const zebraAddresses = ['https://127.0.0.1:9101', 'http://127.0.0.1:9100'] as const;
