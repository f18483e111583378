import type { ServiceNote } from '@/contracts/show/get-show-static'
import type { Locale } from '@/domain/locale'
import type { DemoShow } from '../demo/demo-types'

/** What a buyer should know of a show before buying. */
export function presentServiceNotes({ serviceNotes }: DemoShow, locale: Locale): ServiceNote[] {
  return serviceNotes.map(({ title, desc }) => ({ title: title[locale], desc: desc[locale] }))
}
