import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Id, NoInput } from '../wire-types'

/** A membership that can be bought (contract D-7). */
export interface PrimeCard {
  primeCardId: Id
  primeLevelName: string
  priceInfo: PriceInfo
  /** Yuan. */
  price: number
  validDays: number
}

export type ListPrimeCardsOutput = PrimeCard[]

/** Memberships on sale (contract M9). */
export const listPrimeCards = endpoint<NoInput, ListPrimeCardsOutput>({ path: 'user/pub/v3/prime/cards' })
