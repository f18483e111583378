import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

/** A part of the user's own page: the membership, points, growth. */
export type DisplayKey = 'PRIME_CARD' | 'POINTS' | 'GROWTH'

export interface GetDisplaySettingsOutput {
  items: { key: DisplayKey; display: boolean }[]
}

/** Member facts on the user's own page (SHELL-221). */
export const getDisplaySettings = endpoint<NoInput, GetDisplaySettingsOutput>({
  path: 'user/buyer/v3/query/display/setting',
  priority: 'low',
})
