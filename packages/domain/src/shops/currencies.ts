/** The currencies of ISO 4217 that people pay with, without funds, metals and test codes. */
const codes = `
  AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY
  COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR
  IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR
  MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD
  SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF
  XPF YER ZAR ZMW`;

export const currencies: readonly string[] = codes.trim().split(/\s+/);

/**
 * The smallest amount that people really pay, in minor units, for currencies where it is more than one: whole dollars
 * in Taiwan, thousands in Vietnam. Where cards and banks move every cent, as in Thailand or Malaysia, it is the minor
 * unit.
 */
const coins: Readonly<Record<string, number>> = {
  TWD: 100,
  KRW: 10,
  VND: 1000,
  IDR: 10_000,
  HKD: 10,
  HUF: 100,
};

/**
 * The smallest coin that a new shop's totals are rounded to, in minor units.
 * @example smallestCoin('TWD') // → 100
 */
export function smallestCoin(currency: string): number {
  return coins[currency] ?? 1;
}
