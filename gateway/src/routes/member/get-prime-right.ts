import { getPrimeRight } from '@/contracts/member/get-prime-right'
import { notFound } from '../../business-error'
import { publicRoute } from '../../http/define-route'
import { presentRight } from '../../presenters/prime-level'

export const getPrimeRightRoute = publicRoute(getPrimeRight, (call) => {
  const { offers } = call.shop.catalogue.content
  const { rightId, levelCode } = call.input
  const right = offers.members.rights.find((known) => known.rightId === rightId)
  const isOfLevel = levelCode === undefined || right?.levels.includes(levelCode)
  if (!right?.isDisplayed || !isOfLevel) throw notFound()
  return presentRight(right, offers, call)
})
