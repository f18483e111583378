import type { ReactElement } from 'react'
import { getShopConfig, type ShopConfig } from '@/contracts/shop/get-shop-config'
import { imageAddress } from '@/domain/image-address'
import type { FirstAnswers } from '../first-answers'

/** What of a page is seen before the app is there to draw it. */
export interface FirstLook {
  /** What the document is called. */
  title: string
  content: ReactElement
  /** Behind the head of the page, `#RRGGBB`. */
  headColor?: string | null
  /** Pictures that are sent for before anything else. */
  pictures: readonly string[]
}

export type DrawLook = (answers: FirstAnswers, config: ShopConfig) => FirstLook | null

export function configOf(answers: FirstAnswers): ShopConfig | undefined {
  return answers.dataOf(getShopConfig)?.cyShopConfigVO
}

/** A picture as the app fetches it. */
export function pictureOf(address: unknown, width: 300 | 750): string {
  return imageAddress(address, width, false) ?? ''
}
