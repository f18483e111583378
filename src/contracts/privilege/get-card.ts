import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { OwnCard } from './own-card'
import type { PrivilegeCard } from './privilege-card'

export interface GetCardInput {
  cardId: Id
  /** Of a card that the user has: how it stands comes along. */
  userCardInstanceId?: Id
}

/** A card with its benefits and requirements. */
export interface PrivilegeCardDetail extends PrivilegeCard {
  desc: string
  rules: { title: string; html: string }[]
  /** `icon` is the address of a picture. */
  equities: { icon: string; name: string; desc: string }[]
  /** Cards of its kind that a user may buy. */
  buyLimit: number
  /** Whether it is in stock. */
  onSale: boolean
  /** The holder has to enter their identity before it can be used. */
  needIdentity: boolean
  /** The one that the user has, where it was named. */
  instance?: OwnCard
}

/** A card that can be bought, or one of its kind that the user has (contract K2, CARD-002). */
export const getCard = endpoint<GetCardInput, PrivilegeCardDetail>({ path: 'trade/pub/v3/privilege/cards/:cardId' })
