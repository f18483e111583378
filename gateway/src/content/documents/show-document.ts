import type { OpeningEntry } from './opening-entry'
import type { CategoryName, Color, DocumentId, Moment, Money, PicturePath, WrittenText } from './written-values'

/** A show with its prices and sessions: `shows/<id>.yaml`. */
export interface ShowDocument {
  name: WrittenText
  /** One advertising line below the name; the venue by default. */
  line?: WrittenText
  category: CategoryName
  /** Document of `venues`. */
  venue: DocumentId
  /** Document of `tours` that the show is a stop of. */
  tour?: DocumentId
  /** Poster; drawn from the name without one. */
  poster?: PicturePath
  /** Description: paragraphs with empty lines between them, or HTML of p, h3, ul, li, strong. */
  about: WrittenText
  performers?: PerformerEntry[]
  /** Purchase rules of the show. */
  rules?: TitledText[]
  notices?: NoticeEntry[]
  tags?: WrittenText[]
  /** Youngest visitor, whole years. */
  minAge?: number
  /** Entry of visitors: together at the begin (default), within the hours of a day, or at the begin of a slot. */
  entry?: 'begin' | 'hours' | 'slot'
  /** Minutes before the begin at which visitors are expected; 30 for `begin`. */
  arrivalMinutes?: number
  /** Duration of a session that names no end. */
  minutes?: number
  /** State of the whole show; `on-sale` by default. A show is sold out, over or coming by itself. */
  status?: 'on-sale' | 'announced' | 'postponed' | 'canceled' | 'hidden'
  /** Start of the sale; at once without it. */
  saleFrom?: Moment
  /**
   * Maximum tickets of an order; 6 by default.
   *
   * @minimum 1
   * @maximum 6
   */
  maxPerOrder?: number
  /**
   * Maximum tickets of a user over all orders.
   *
   * @minimum 1
   */
  maxPerUser?: number
  /** Names that a purchase requires; none by default. */
  names?: 'none' | 'per-order' | 'per-ticket'
  /** Delivery methods, `e-ticket` by default. */
  delivery?: ('e-ticket' | 'express' | 'pick-up')[]
  /** Eligible buyers; everyone by default. */
  buyers?: 'everyone' | 'members' | 'invited' | 'students'
  /** Higher comes first in recommendations; 0 by default. */
  rank?: number
  /** Document of `halls` whose seats buyers pick; every price then names its tier. */
  hall?: DocumentId
  /** @minItems 1 */
  prices: PriceEntry[]
  /** Begins of sessions, or sessions with more of their own. */
  sessions?: (Moment | SessionEntry)[]
  /** Opening hours of an exhibition, in place of sessions. */
  opening?: OpeningEntry
}

export interface PerformerEntry {
  name: WrittenText
  role: WrittenText
}

export interface TitledText {
  title: WrittenText
  text: WrittenText
}

export interface NoticeEntry extends TitledText {
  id: DocumentId
  /** True if buyers have to read it to its end. */
  mustRead?: boolean
}

/** A ticket of every session of the show. */
export interface PriceEntry {
  /** Stays the same for as long as tickets of it exist. */
  id: DocumentId
  name: WrittenText
  price: Money
  /**
   * Tickets for sale per session; of a tier with seats, the seats are counted.
   *
   * @minimum 0
   */
  stock?: number
  /** Tier of the hall, by its number from 0 or its name in English. */
  tier?: number | string
  color?: Color
  /** Note beside the name. */
  note?: WrittenText
  /** Sale once the stock is gone: nothing (default), a waiting list, or a message when there is stock again. */
  soldOut?: 'nothing' | 'waiting-list' | 'message'
  /** Parts of a package of tickets, by price. */
  parts?: { price: DocumentId; count: number }[]
  /** Ages of visitors, whole years; `count` of the order's visitors have to be of them. */
  ages?: { from: number; to: number; count: number }
}

/** A session with more than its begin. */
export interface SessionEntry {
  /**
   * Stays the same for as long as tickets of it exist; the first begin by default, so a moved session names its old one.
   *
   * @pattern ^[A-Za-z0-9][A-Za-z0-9.:-]{0,39}$
   */
  id?: string
  begins: Moment
  ends?: Moment
  /** `canceled` or `postponed` for this session alone. */
  status?: 'on-sale' | 'canceled' | 'postponed'
  name?: WrittenText
  tags?: WrittenText[]
  /** Other prices or stock than those of the show, by price. */
  prices?: { [price: string]: { price?: Money; stock?: number } }
}
