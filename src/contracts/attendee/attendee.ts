import type { Day, Id } from '../wire-types'

/** Kinds of identity documents a merchant may accept. */
export type IdType =
  | 'ID_CARD'
  | 'PASSPORT'
  | 'HK_MACAO_PERMIT'
  | 'TAIWAN_PERMIT'
  | 'HK_MACAO_TAIWAN_RESIDENCE'
  | 'FOREIGN_PERMANENT_RESIDENCE'
  | 'HONGKONG_ID'
  | 'MACAO_ID'
  | 'OTHER'

/** A person who goes to a show, kept by a user. */
export interface Attendee {
  id: Id
  name: string
  countryCode: string
  idType: IdType
  /** Only ever masked: the full number stays on the server. */
  maskedIdNo: string
  cellphone?: string
  /** Without a plus: `86`. */
  cellphoneCountryCode?: string
  birthday?: Day
  /** Younger than 18 by their document, today (USER-037). */
  isMinor: boolean
  /** The user, whom lists show first. */
  isSelf: boolean
  /** False if this order cannot include the attendee, for `disabledReason`. */
  selectable: boolean
  disabledReason?: string
}
