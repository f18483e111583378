import type { ServiceNote } from '@/contracts/show/get-show-static'
import type { Locale } from '@/domain/locale'
import type { DemoShow } from '../demo/demo-types'

/** Notes for buyers of a show. */
export function presentServiceNotes({ serviceNotes }: DemoShow, locale: Locale): ServiceNote[] {
  return serviceNotes.map(({ title, desc }) => ({ title: title[locale], desc: desc[locale] }))
}
