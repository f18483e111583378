import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { byId, choose, eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { createAddress } from '@/contracts/address/create-address'
import { routes } from '@/routes'
import AddressPage from './address'

const HANGZHOU = { provinceId: '330000', cityId: '330100', districtId: '330106', detailAddress: '文二路 20 号院' }

/** Xinjiang, where nothing is sent to. */
const URUMQI = { provinceId: '650000', cityId: '650100', districtId: '650102', detailAddress: '人民路 20 号院' }

async function withAddress(place = HANGZHOU) {
  const signedInAs = newBuyer()
  const gateway = await theGateway()
  const as = await gateway.signIn(signedInAs)
  const address = { receiver: '王五', cellphone: '13800138000', countryCode: '86', isDefault: false }
  const { data } = await gateway.call(createAddress, { ...address, ...place }, { as })
  return { signedInAs, id: data?.addressId ?? '' }
}

async function open(options: RenderOptions = {}) {
  const stack = [routes.confirmOrder.path, routes.address.path]
  const page = await renderPage(AddressPage, routes.address, { signedInAs: newBuyer(), stack, ...options })
  await seen('add-address')
  return page
}

const openPicker = (signedInAs = newBuyer()) =>
  open({
    signedInAs,
    params: { toChoose: '1' },
    prepare: ({ app }) => app.navigation.openForResult(routes.address, { toChoose: '1' }, routes.confirmOrder),
  })

const picked = ({ app }: Awaited<ReturnType<typeof open>>) =>
  app.navigation.takeResult(routes.address, routes.confirmOrder)

describe('the addresses of a user (USER-024)', () => {
  describeStates({ Page: AddressPage, route: routes.address, options: withAddress, words: '文二路 20 号院' })

  it('say that there are none yet', async () => {
    await open()
    await seenText('还没有收货地址')
  })

  it('only tell, where nobody asked for one', async () => {
    const { signedInAs } = await withAddress()
    const { router } = await open({ signedInAs })
    await tap('address-0')
    expect(router.moves).toEqual([])
  })
})

describe('picking an address (NAV-099)', () => {
  it('goes back with the one that is tapped (USER-025)', async () => {
    const { signedInAs, id } = await withAddress()
    const page = await openPicker(signedInAs)
    await tap('address-0')
    expect(page.router.lastMove).toMatchObject({ how: 'back' })
    expect(picked(page)).toEqual({ id })
  })

  it('goes back with a new one, by province, city and district (USER-024, SHELL-078 to SHELL-080)', async () => {
    const page = await openPicker()
    await tap('add-address')
    await type('receiver', '李四')
    await choose('address-phone-area', '852')
    await type('address-phone', '61234567')
    await eventually(() => expect(byId('province').textContent).toContain('浙江省'))
    await choose('province', '330000')
    await eventually(() => expect(byId('city').textContent).toContain('杭州市'))
    await choose('city', '330100')
    await eventually(() => expect(byId('district').textContent).toContain('西湖区'))
    await choose('district', '330106')
    await type('address-detail', '文三路 100 号')
    await tap('save-address')
    await eventually(() => expect(page.router.lastMove).toMatchObject({ how: 'back' }))
    expect(picked(page)).toEqual({ id: expect.any(String) })
  })
})

describe('an address that nothing is sent to', () => {
  it('says so and cannot be picked; the others say nothing', async () => {
    const { signedInAs } = await withAddress(URUMQI)
    const page = await openPicker(signedInAs)
    await seenText('暂不配送')
    await tap('address-0')
    expect(page.router.lastMove?.how).not.toBe('back')
    expect(picked(page)).toBeUndefined()
  })

  it('is not what an address in reach is called', async () => {
    const { signedInAs } = await withAddress()
    await openPicker(signedInAs)
    await seenText('文二路 20 号院')
    expect(document.body.textContent).not.toContain('暂不配送')
  })
})

describe('the form of an address', () => {
  it('has a message below each field (USER-026 to USER-029, USER-055)', async () => {
    await open()
    await tap('add-address')
    await type('address-phone', '123')
    await type('address-detail', '文三路')
    await tap('save-address')
    const messages = ['receiver', 'address-phone', 'province', 'city', 'district', 'address-detail'].map(
      (id) => byId(`${id}-message`).textContent,
    )
    expect(messages).toEqual([
      ...['请填写收货人', '手机号格式不正确', '请选择省份', '请选择城市', '请选择区县'],
      '详细地址至少 6 个字',
    ])
  })

  it('asks for another city in another province', async () => {
    await open()
    await tap('add-address')
    await eventually(() => expect(byId('province').textContent).toContain('浙江省'))
    await choose('province', '330000')
    await eventually(() => expect(byId('city').textContent).toContain('杭州市'))
    await choose('city', '330100')
    await choose('province', '310000')
    await eventually(() => expect((byId('city') as HTMLSelectElement).value).toBe(''))
  })
})
