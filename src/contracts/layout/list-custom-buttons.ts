import { endpoint } from '../endpoint'
import type { Jump } from '../jump'

/** Pages on which a merchant may place buttons. */
export type CustomButtonPage = 'TICKET_HOLDER' | 'TRANSFER'

export interface ListCustomButtonsInput {
  page: CustomButtonPage
}

/** A button of the merchant's. */
export interface CustomButton {
  text: string
  iconUrl: string
  jump: Jump
}

export type ListCustomButtonsOutput = CustomButton[]

/** The buttons that the merchant placed on a page, in order; none where it placed none (contract T18). */
export const listCustomButtons = endpoint<ListCustomButtonsInput, ListCustomButtonsOutput>({
  path: 'home/pub/v3/custom_buttons',
})
