import { eq } from 'drizzle-orm'
import { createAddress } from '@/contracts/address/create-address'
import { badInput } from '../../business-error'
import { regionName } from '../../catalogue/regions'
import { addresses } from '../../database/schema/people'
import { privateRoute } from '../../http/define-route'
import { newId } from '../../random'
import { isPhoneNumber } from '../../services/phone-numbers'

export const createAddressRoute = privateRoute(createAddress, async ({ input, user, clock, db }) => {
  const { provinceId, cityId, districtId, isDefault } = input
  const receiver = input.receiver.trim()
  const detailAddress = input.detailAddress.trim()
  if (receiver === '') throw badInput('receiver')
  if (detailAddress === '') throw badInput('detailAddress')
  if (!isPhoneNumber(input)) throw badInput('cellphone')
  if (regionName('province_list', provinceId) === null) throw badInput('provinceId')
  if (regionName('city_list', cityId) === null || cityId.slice(0, 2) !== provinceId.slice(0, 2))
    throw badInput('cityId')
  if (regionName('county_list', districtId) === null || districtId.slice(0, 4) !== cityId.slice(0, 4)) {
    throw badInput('districtId')
  }
  if (isDefault) await db.update(addresses).set({ isDefault: false }).where(eq(addresses.userId, user.userId))
  const addressId = newId()
  await db
    .insert(addresses)
    .values({ ...input, receiver, detailAddress, id: addressId, userId: user.userId, createdAt: clock.now() })
  return { addressId }
})
