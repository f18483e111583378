import type { Id } from '../wire-types'

/** Fields of every component of a layout, whatever its type. */
export interface ComponentBase {
  componentId: Id
  name: string
  sort: number
  /** Part of its data belongs to the user who is logged in. */
  needUserData?: boolean
  /** Only for those who are logged in. */
  needLogin?: boolean
  style?: ComponentStyle
}

/** Style of a component by the merchant. Lengths in px of a 375 px wide page. */
export interface ComponentStyle {
  marginTop?: number
  background?: string
  /** Stays at the top of the page once it has been scrolled there. */
  fixable?: boolean
}
