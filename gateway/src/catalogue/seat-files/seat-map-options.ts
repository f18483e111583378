import type { LocalText } from '../../texts/text'

/** Names and choices of the shop, beside the file of the seats. */
export interface SeatMapOptions {
  /** The dearest first; absent: in the order of the file, under their own names. */
  categories?: readonly { id: string; name: LocalText }[]
  /** Names of gates; absent: as the file names them. */
  gates?: Readonly<Record<string, LocalText>>
  /** Names of sections, and their floors. */
  sections?: Readonly<Record<string, { name?: LocalText; floor?: string }>>
  /** Absent: one floor. */
  floors?: readonly { floorId: string; name: LocalText }[]
  stageName?: LocalText
  /** Metres between two neighboring seats; absent if the file is not to scale. */
  seatMetres?: number
  /** True if an order must not leave a single seat. */
  noSingleSeatGap?: boolean
}

/** A name that is the same in all languages. */
export function sameText(text: string): LocalText {
  return { 'zh-CN': text, 'zh-MO': text, 'en-US': text }
}
