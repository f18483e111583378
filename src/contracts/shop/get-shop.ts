import { endpoint } from '../endpoint'
import type { Id, NoInput } from '../wire-types'

export type GetShopInput = NoInput

/** A question on the page of help. */
export interface HelpQuestion {
  question: string
  answer: string
}

/** The shop as it presents itself. */
export interface GetShopOutput {
  shopId: Id
  shopName: string
  shopAvatar: string
  companyDesc: string
  /** For letters. */
  email?: string
  /** Answers of the merchant, before the usual ones. */
  questions?: HelpQuestion[]
}

/** The shop as it presents itself. */
export const getShop = endpoint<GetShopInput, GetShopOutput>({ path: 'home/pub/v3/shops/get', priority: 'low' })
