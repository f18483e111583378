import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { LayoutPage } from './get-layout'

/** Asks for the user's part of a layout. */
export interface GetUserComponentsInput {
  layoutId: Id
  page: LayoutPage
  cityId?: Id
  /** As the layout was requested. */
  topicId?: Id
  couponTemplateId?: Id
  /** @maxItems 100 */
  components: RequestedComponent[]
}

export interface RequestedComponent {
  componentId: Id
  /** @maxLength 60 */
  componentType: string
}

/** The user's part of a component: it completes the layout. */
export interface UserComponent {
  componentId: Id
  componentType: string
  data: object
}

export type GetUserComponentsOutput = UserComponent[]

/** Content of a layout's components for this user alone. */
export const getUserComponents = endpoint<GetUserComponentsInput, GetUserComponentsOutput>({
  method: 'POST',
  path: 'home/buyer/v5/user_component',
  changes: [],
})
