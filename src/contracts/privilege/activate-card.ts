import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { CardHolderInput } from './card-holder'

export interface ActivateCardInput extends CardHolderInput {
  userCardInstanceId: Id
}

export type ActivateCardOutput = true

/** Activates a card, with its holder if it requires one (contract K6); repeating it is harmless. */
export const activateCard = endpoint<ActivateCardInput, ActivateCardOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/privilege/cards/:userCardInstanceId/activate',
  changes: ['cards'],
  priority: 'high',
})
