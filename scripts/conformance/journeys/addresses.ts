import { createAddress } from '@/contracts/address/create-address'
import { getAddress } from '@/contracts/address/get-address'
import { listAddresses } from '@/contracts/address/list-addresses'
import { removeAddress } from '@/contracts/address/remove-address'
import { updateAddress } from '@/contracts/address/update-address'
import { listDistricts } from '@/contracts/region/list-districts'
import { listProvinceCities } from '@/contracts/region/list-province-cities'
import { listProvinces } from '@/contracts/region/list-provinces'
import { NothingToPlay, type Visitor } from '../visitor'
import type { Journey } from './journey'

export const addressIsKept: Journey = {
  area: 'account',
  title: 'An address is kept, changed and removed',
  needsLogin: true,
  async play(visitor) {
    const page = visitor.on('Addresses', 'An address that cannot be kept')
    const region = await regionOf(visitor)
    const address = { receiver: '测试', cellphone: '13800138000', countryCode: '86', ...region, isDefault: false }
    const input = { ...address, detailAddress: '测试路一百号' }
    const [{ addressId: id }, ...repeated] = await page.create(createAddress, input)
    for (const { addressId } of repeated) await page.call(removeAddress, { id: addressId })
    await page.call(updateAddress, { ...input, id, detailAddress: '测试路二百号' })
    const { detailAddress } = await page.call(getAddress, { id })
    page.expect(detailAddress === '测试路二百号', updateAddress, 'content', 'a changed address comes as it was before')
    if (visitor.parts.other) {
      const ofOther = (what: string) => ({ rule: 'access' as const, what, through: visitor.parts.other?.request })
      await page.refusal(getAddress, { id }, ofOther('another user who reads an address'))
      await page.refusal(updateAddress, { ...input, id }, ofOther('another user who changes an address'))
      await page.refusal(removeAddress, { id }, ofOther('another user who removes an address'))
    }
    await page.call(removeAddress, { id })
    const left = await page.walk(listAddresses, {}, (kept) => kept.id, 50)
    page.expect(!left.some((kept) => kept.id === id), removeAddress, 'content', 'a removed address is still listed')
  },
}

/** The first region with all three levels. */
async function regionOf(visitor: Visitor): Promise<{ provinceId: string; cityId: string; districtId: string }> {
  const page = visitor.on('Address', 'No region to choose')
  const [province] = await page.call(listProvinces, {})
  const [city] = province ? await page.call(listProvinceCities, { id: province.id }) : []
  const [district] = city ? await page.call(listDistricts, { id: city.id }) : []
  if (!province || !city || !district) throw new NothingToPlay('the shop delivers to no region')
  return { provinceId: province.id, cityId: city.id, districtId: district.id }
}
