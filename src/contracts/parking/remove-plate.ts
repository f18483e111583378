import { endpoint } from '../endpoint'
import type { PlateNo } from './parking-order'

export interface RemovePlateInput {
  plateNo: PlateNo
}

export type RemovePlateOutput = true

/** Forgets a car (contract P7). */
export const removePlate = endpoint<RemovePlateInput, RemovePlateOutput>({
  method: 'DELETE',
  path: 'trade/buyer/v3/parking/plates/:plateNo',
  changes: [],
})
