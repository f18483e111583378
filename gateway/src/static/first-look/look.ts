import type { ReactElement } from 'react'
import { getShopConfig, type ShopConfig } from '@/contracts/shop/get-shop-config'
import { imageAddress } from '@/domain/image-address'
import type { FirstAnswers } from '../first-answers'

/** Server-rendered first view of a page. */
export interface FirstLook {
  /** Document title. */
  title: string
  content: ReactElement
  /** Background of the page head, `#RRGGBB`. */
  headColor?: string | null
  /** Pictures loaded before anything else. */
  pictures: readonly string[]
}

export type DrawLook = (answers: FirstAnswers, config: ShopConfig) => FirstLook | null

export function configOf(answers: FirstAnswers): ShopConfig | undefined {
  return answers.dataOf(getShopConfig)?.cyShopConfigVO
}

/** A picture in the size that the app requests. */
export function pictureOf(address: unknown, width: 300 | 750): string {
  return imageAddress(address, width, false) ?? ''
}
