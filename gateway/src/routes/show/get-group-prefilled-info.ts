import { getGroupPrefilledInfo } from '@/contracts/show/get-group-prefilled-info'
import { notFound } from '../../business-error'
import { DEMO_SHOW_GROUPS, type DemoShowGroup } from '../../demo/show-groups'
import { privateRoute } from '../../http/define-route'
import { presentPrefilledInfo } from '../../presenters/prefilled-info'
import { lastPrefilledShow } from '../../services/people/prefilled-infos'

const GROUPS: readonly DemoShowGroup[] = DEMO_SHOW_GROUPS

export const getGroupPrefilledInfoRoute = privateRoute(getGroupPrefilledInfo, async (call) => {
  const { input, shop } = call
  const group = GROUPS.find(({ showGroupId }) => showGroupId === input.showGroupId)
  if (!group) throw notFound()
  const showId = await lastPrefilledShow(call, group.showIds)
  if (showId === null) return { valid: false, wishes: [], audienceIds: [] }
  return { ...(await presentPrefilledInfo(call, shop.catalogue.show(showId), input)), showId }
})
