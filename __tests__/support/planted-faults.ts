import { ACCESS_FAULTS } from './planted-faults/access'
import { ANSWER_FAULTS } from './planted-faults/answers'
import { CONTENT_FAULTS } from './planted-faults/content'
import { KEY_FAULTS } from './planted-faults/keys'
import { LIST_FAULTS } from './planted-faults/lists'
import type { PlantedFault } from './planted-faults/plant'
import { PRICE_FAULTS } from './planted-faults/prices'
import { TIME_FAULTS } from './planted-faults/times'

/** Faults of foreign gateways, each of which the kit has to find. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...ACCESS_FAULTS,
  ...ANSWER_FAULTS,
  ...CONTENT_FAULTS,
  ...KEY_FAULTS,
  ...LIST_FAULTS,
  ...PRICE_FAULTS,
  ...TIME_FAULTS,
]
