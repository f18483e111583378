import { savePrefilledInfo } from '@/contracts/show/save-prefilled-info'
import { privateRoute } from '../../http/define-route'
import { savePrefilled } from '../../services/people/prefilled-infos'

export const savePrefilledInfoRoute = privateRoute(savePrefilledInfo, async (call) => {
  const { input, shop } = call
  await savePrefilled(call, shop.catalogue.show(input.showId), input)
  return { valid: true as const }
})
