import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

export type ListCountriesInput = NoInput

/** A country or a region. */
export interface Country {
  /** Two letters, `MO`. */
  code: string
  /** Telephone area code without plus, `853`. */
  areaCode: string
  name: string
}

export type ListCountriesOutput = Country[]

/** The countries and regions that people come from, the nearest first. */
export const listCountries = endpoint<ListCountriesInput, ListCountriesOutput>({ path: 'user/pub/v1/countries' })
