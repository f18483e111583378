import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { byId, choose, eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { createAddress } from '@/contracts/address/create-address'
import { listAddresses } from '@/contracts/address/list-addresses'
import { routes } from '@/routes'
import AddressEditPage from './address-edit'

const HANGZHOU = { provinceId: '330000', cityId: '330100', districtId: '330106' }

/** Creates an address of this user and returns its id. */
async function kept(signedInAs: string): Promise<string> {
  const gateway = await theGateway()
  const contact = { receiver: '王五', cellphone: '13800138000', countryCode: '86', isDefault: false }
  const address = { ...contact, ...HANGZHOU, detailAddress: '文二路 20 号院' }
  const { data } = await gateway.call(createAddress, address, { as: await gateway.signIn(signedInAs) })
  return data?.addressId ?? ''
}

async function ownAddresses(signedInAs: string) {
  const gateway = await theGateway()
  const page = { offset: 0, length: 10 }
  return (await gateway.call(listAddresses, page, { as: await gateway.signIn(signedInAs) })).data?.list ?? []
}

/** Opens the page above an order confirmation that needs an address. */
const open = (options: RenderOptions = {}) =>
  renderPage(AddressEditPage, routes.addressEdit, {
    signedInAs: newBuyer(),
    stack: [routes.confirmOrder.path, routes.addressEdit.path],
    prepare: ({ app }) => app.navigation.openForResult(routes.addressEdit, {}, routes.confirmOrder),
    ...options,
  })

const contentOf = (id: string) => (byId(id) as HTMLInputElement | HTMLSelectElement).value

async function fillPlace(province: string, city: string, district: string): Promise<void> {
  await eventually(() => expect(byId('province').innerHTML).toContain(`value="${province}"`))
  await choose('province', province)
  await eventually(() => expect(byId('city').innerHTML).toContain(`value="${city}"`))
  await choose('city', city)
  await eventually(() => expect(byId('district').innerHTML).toContain(`value="${district}"`))
  await choose('district', district)
}

describe('the page of an address (USER-009)', () => {
  it('saves a new one, and returns it to the calling page (NAV-099)', async () => {
    const signedInAs = newBuyer()
    const { app, router } = await open({ signedInAs })
    await seen('receiver')
    await type('receiver', '李四')
    await type('address-phone', '13800138000')
    await fillPlace('330000', '330100', '330106')
    await type('address-detail', '文三路 100 号')
    await tap('save-address')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'back' }))
    const [address] = await ownAddresses(signedInAs)
    expect(app.navigation.consumeResult(routes.addressEdit, routes.confirmOrder)).toEqual({ id: address?.id })
    expect(address).toMatchObject({ receiver: '李四', detailAddress: '文三路 100 号' })
  })

  it('rejects an address without delivery', async () => {
    const { app, router } = await open()
    await seen('receiver')
    await type('receiver', '李四')
    await type('address-phone', '13800138000')
    await fillPlace('650000', '650100', '650102')
    await type('address-detail', '解放北路 100 号')
    await tap('save-address')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'back' }))
    await eventually(() => expect(app.prompts.toast?.text).toBe('暂不配送'))
    expect(app.navigation.consumeResult(routes.addressEdit, routes.confirmOrder)).toBeUndefined()
  })

  it('changes a stored one (USER-047)', async () => {
    const signedInAs = newBuyer()
    const id = await kept(signedInAs)
    const { router } = await open({ signedInAs, params: { id } })
    await eventually(() => expect(contentOf('district')).toBe('330106'))
    await type('receiver', '赵六')
    await tap('save-address')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'back' }))
    expect(await ownAddresses(signedInAs)).toMatchObject([{ id, receiver: '赵六' }])
  })

  it('shows errors below each field (USER-026 to USER-029)', async () => {
    const { router } = await open()
    await seen('receiver')
    await tap('save-address')
    expect(byId('receiver-message').textContent).toBe('请填写收货人')
    expect(byId('district-message').textContent).toBe('请选择区县')
    expect(router.moves.filter(({ how }) => how === 'back')).toEqual([])
  })

  it('keeps its input when left', async () => {
    const testApp = await open()
    await seen('receiver')
    await type('receiver', '李四')
    testApp.close()
    await open({ testApp, prepare: () => {} })
    await eventually(() => expect(contentOf('receiver')).toBe('李四'))
  })

  it('rejects the address of another user', async () => {
    await open({ params: { id: await kept(newBuyer()) } })
    await eventually(() => expect(document.getElementById('save-address')).toBeNull())
    await seenText('没有找到相关内容')
  })
})

describe('a pasted address', () => {
  it.each(['zh-CN', 'zh-MO', 'en-US'] as const)('fills in every field in %s', async (locale) => {
    await open({ locale })
    await seen('address-pasted')
    await type('address-pasted', '张三 138 0013 8000 浙江省杭州市西湖区文二路20号院')
    await tap('split-address')
    await eventually(() => expect(contentOf('district')).toBe('330106'))
    expect(['receiver', 'address-phone', 'province', 'city', 'address-detail'].map(contentOf)).toEqual([
      '张三',
      '13800138000',
      '330000',
      '330100',
      '文二路20号院',
    ])
    expect(contentOf('address-pasted')).toBe('')
  })

  it('finds the district of a city that is a province itself', async () => {
    await open()
    await seen('address-pasted')
    await type('address-pasted', '上海浦东新区世纪大道100号')
    await tap('split-address')
    await eventually(() => expect(contentOf('district')).toBe('310115'))
    expect(contentOf('address-detail')).toBe('世纪大道100号')
  })

  it('keeps unnamed parts', async () => {
    await open()
    await seen('receiver')
    await type('receiver', '李四')
    await type('address-pasted', '13800138000')
    await tap('split-address')
    await eventually(() => expect(contentOf('address-phone')).toBe('13800138000'))
    expect([contentOf('receiver'), contentOf('address-detail')]).toEqual(['李四', ''])
  })

  const JINGAN = ['310000', '310100', '310106']
  const parts = () => ['receiver', 'address-phone', 'province', 'city', 'district', 'address-detail'].map(contentOf)
  const paste = async (text: string) => {
    await seen('address-pasted')
    await type('address-pasted', text)
    await tap('split-address')
    await seen('address-outcome')
  }

  it.each([
    ['中国上海市静安区南京西路1号，王芳，13800138000', '王芳'],
    ['【收件人】王芳【电话】13800138000【地址】上海市静安区南京西路1号', '王芳'],
    ['王 芳 上海市静安区南京西路1号 13800138000', '王芳'],
    ['路遥 13800138000 上海市静安区南京西路1号', '路遥'],
    ['Wang Fang 13800138000 上海 静安区 南京西路1号', 'Wang Fang'],
    ['王芳（妈妈收）,,,,,13800138000,,,,,上海市,静安区,南京西路1号', '王芳(妈妈收)'],
  ])('fills in every field from %s', async (text, receiver) => {
    await open()
    await paste(text)
    await eventually(() => expect(parts()).toEqual([receiver, '13800138000', ...JINGAN, '南京西路1号']))
    await seenText('已填好，请核对')
    expect(contentOf('address-pasted')).toBe('')
  })

  it('replaces an older address as a whole, by its city alone', async () => {
    const signedInAs = newBuyer()
    await open({ signedInAs, params: { id: await kept(signedInAs) } })
    await eventually(() => expect(contentOf('district')).toBe('330106'))
    await paste('深圳市罗湖区金湖路8号，张小雨，13900139000')
    await eventually(() =>
      expect(parts()).toEqual(['张小雨', '13900139000', '440000', '440300', '440303', '金湖路8号']),
    )
  })

  it('clears older parts that the new address has not', async () => {
    const signedInAs = newBuyer()
    await open({ signedInAs, params: { id: await kept(signedInAs) } })
    await eventually(() => expect(contentOf('district')).toBe('330106'))
    await paste('上海市静安区南京西路1号')
    await eventually(() => expect(parts()).toEqual(['', '', ...JINGAN, '南京西路1号']))
    await seenText('已填入识别出的内容，请补全其余项')
  })

  it('keeps an older address with a notice when the text has no region', async () => {
    const signedInAs = newBuyer()
    await open({ signedInAs, params: { id: await kept(signedInAs) } })
    await eventually(() => expect(contentOf('district')).toBe('330106'))
    const before = parts()
    await paste('金湖路8号，张小雨，13900139000')
    expect(parts()).toEqual(before)
    expect(contentOf('address-pasted')).toBe('金湖路8号，张小雨，13900139000')
    await seenText('没有识别出完整地址，表单未改动')
  })

  it('shows what fits no field', async () => {
    await open()
    await paste('王芳 138****8000 身份证 11010119900307803X 上海市静安区南京西路1号')
    await eventually(() => expect(contentOf('address-detail')).toBe('南京西路1号'))
    expect(contentOf('address-phone')).toBe('')
    expect(contentOf('address-pasted')).toContain('138****8000')
    expect(contentOf('address-pasted')).toContain('11010119900307803X')
  })
})
