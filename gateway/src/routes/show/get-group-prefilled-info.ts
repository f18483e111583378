import { getGroupPrefilledInfo } from '@/contracts/show/get-group-prefilled-info'
import { privateRoute } from '../../http/define-route'
import { presentPrefilledInfo } from '../../presenters/prefilled-info'
import { lastPrefilledShow } from '../../services/people/prefilled-infos'

export const getGroupPrefilledInfoRoute = privateRoute(getGroupPrefilledInfo, async (call) => {
  const { input, shop } = call
  const group = shop.catalogue.showGroup(input.showGroupId)
  const showId = await lastPrefilledShow(call, group.showIds)
  if (showId === null) return { valid: false, wishes: [], audienceIds: [] }
  return { ...(await presentPrefilledInfo(call, shop.catalogue.show(showId), input)), showId }
})
