import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Id, NoInput } from '../wire-types'

/** Template for printing a stub. */
export interface StubTemplate {
  templateId: Id
  name: string
  /** Paper. */
  description: string
  /** Yuan, of one print. */
  price: number
  priceInfo: PriceInfo
  /** Colours of the print, `#RRGGBB`. */
  paperColor: string
  inkColor: string
  accentColor: string
}

export interface ListStubTemplatesOutput {
  templates: StubTemplate[]
  /** Yuan, of sending a parcel with any number of prints. */
  deliveryFee: number
}

/** The templates that stubs are printed with, the usual one first, and what sending them costs. */
export const listStubTemplates = endpoint<NoInput, ListStubTemplatesOutput>({
  path: 'trade/pub/v3/ticket_stubs/templates',
})
