/**
 * The server's settings with the URLs of payment providers, and the variable with the port of each test
 * stand-in. Without a stand-in the provider does not answer.
 */
export const providerPorts = {
  STRIPE_API_URL: 'E2E_STRIPE_PORT',
  ECPAY_API_URL: 'E2E_ECPAY_PORT',
  NEWEBPAY_API_URL: 'E2E_NEWEBPAY_PORT',
  LINE_PAY_API_URL: 'E2E_LINE_PAY_PORT',
  OMISE_API_URL: 'E2E_OMISE_PORT',
  BILLPLZ_API_URL: 'E2E_BILLPLZ_PORT',
  ECPAY_INVOICE_URL: 'E2E_ECPAY_INVOICE_PORT',
} as const;

/** The port of the stand-in behind a setting. */
export const portOf = (url: keyof typeof providerPorts): number => Number(process.env[providerPorts[url]]);
