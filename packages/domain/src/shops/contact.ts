/**
 * The type of the floating customer-service button (numbers of the specification, section 2). Types 1 and 8 open an
 * embedded frame.
 */
type SupportType = 1 | 2 | 3 | 4 | 5 | 8;

export interface SupportChannel {
  readonly visible: boolean;
  readonly type: SupportType;
  /** A phone number (3) or an address to open (2, 5, 8); empty for 1 and 4. */
  readonly params: string;
}

/** Empty values are not shown. */
export interface ShopContact {
  readonly phone: string;
  readonly line: string;
  readonly whatsapp: string;
  readonly email: string;
  readonly address: string;
  readonly hours: string;
}
