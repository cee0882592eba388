/** The settings of a scale's serial line. */
export interface SerialSettings {
  readonly baudRate: number;
  readonly dataBits: 7 | 8;
  readonly parity: 'none' | 'even' | 'odd';
}

interface ScaleModel extends SerialSettings {
  /** The command that requests the weight; empty: the scale sends it continuously. */
  readonly ask: string;
  /** The command that sets the tare; empty: only the scale's own key does. */
  readonly tare: string;
}

const usual = { baudRate: 9_600, dataBits: 8, parity: 'none' } as const;

/**
 * Common scales by protocol. Lines of all of them are read alike; the model decides which commands are sent.
 */
export const scaleModels = {
  /** Any scale that sends its weight without a request. */
  any: { ...usual, ask: '', tare: '' },
  /** Mettler-Toledo and others with the Standard Interface Command Set. */
  sics: { ...usual, ask: 'SI\r\n', tare: 'T\r\n' },
  /** A&D, Shinko, Vibra. */
  and: { baudRate: 2_400, dataBits: 7, parity: 'even', ask: 'Q\r\n', tare: 'T\r\n' },
  /** CAS, Digi and copies, which send one line after the other. */
  cas: { ...usual, ask: '', tare: 'T' },
  ohaus: { ...usual, ask: 'IP\r\n', tare: 'T\r\n' },
  kern: { ...usual, ask: 'w', tare: 't' },
  /** Toledo's continuous output, which many indicators copy. */
  toledo: { baudRate: 9_600, dataBits: 7, parity: 'even', ask: '', tare: 'T' },
  /** Yaohua XK3190 and other Chinese platform scales. */
  yaohua: { ...usual, ask: '', tare: '' },
} as const satisfies Record<string, ScaleModel>;

export type ScaleModelName = keyof typeof scaleModels;

/** The usual speeds of scales. */
export const baudRates = [1_200, 2_400, 4_800, 9_600, 19_200, 38_400, 57_600, 115_200] as const;
