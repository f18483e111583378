import { getPrimeRight } from '@/contracts/member/get-prime-right'
import { notFound } from '../../business-error'
import { publicRoute } from '../../http/define-route'
import { presentRight } from '../../presenters/prime-level'

export const getPrimeRightRoute = publicRoute(getPrimeRight, (call) => {
  const { membership } = call.shop.catalogue.content.offers
  const { rightId, levelCode } = call.input
  const right = membership?.rights.find((known) => known.rightId === rightId)
  const isOfLevel = levelCode === undefined || right?.levels.includes(levelCode)
  if (!membership || !right?.isDisplayed || !isOfLevel) throw notFound()
  return presentRight(right, membership, call)
})
