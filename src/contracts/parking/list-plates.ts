import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'
import type { PlateNo } from './parking-order'

/** Cars whose fees the user has looked up, the latest first (contract P2). */
export type ListPlatesOutput = { plateNo: PlateNo; isDefault: boolean }[]

/** Number plates that the user has looked up, the latest first (contract P2). */
export const listPlates = endpoint<NoInput, ListPlatesOutput>({ path: 'trade/buyer/v3/parking/plates' })
