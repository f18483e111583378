import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { byId, choose, eventually, gone, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { createAddress } from '@/contracts/address/create-address'
import { listAddresses } from '@/contracts/address/list-addresses'
import { removeAddress } from '@/contracts/address/remove-address'
import { routes } from '@/routes'
import AddressPage from './address'

const HANGZHOU = { provinceId: '330000', cityId: '330100', districtId: '330106', detailAddress: '文二路 20 号院' }

/** Xinjiang, which the shop does not deliver to. */
const URUMQI = { provinceId: '650000', cityId: '650100', districtId: '650102', detailAddress: '人民路 20 号院' }

async function withAddress(place = HANGZHOU) {
  const signedInAs = newBuyer()
  return { signedInAs, id: await add(signedInAs, place) }
}

async function add(signedInAs: string, place = HANGZHOU, changes: { receiver?: string; isDefault?: boolean } = {}) {
  const gateway = await theGateway()
  const as = await gateway.signIn(signedInAs)
  const address = { receiver: '王五', cellphone: '13800138000', countryCode: '86', isDefault: false, ...changes }
  return (await gateway.call(createAddress, { ...address, ...place }, { as })).data?.addressId ?? ''
}

/** Addresses stored for a user. */
async function kept(signedInAs: string) {
  const gateway = await theGateway()
  const as = await gateway.signIn(signedInAs)
  return (await gateway.call(listAddresses, { offset: 0, length: 20 }, { as })).data?.list ?? []
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
  app.navigation.consumeResult(routes.address, routes.confirmOrder)

describe('the addresses of a user (USER-003, USER-024)', () => {
  describeStates({ Page: AddressPage, route: routes.address, options: withAddress, words: '文二路 20 号院' })

  it('show the empty state', async () => {
    await open()
    await seenText('还没有收货地址')
  })

  it('stay read-only without a picker', async () => {
    const { signedInAs } = await withAddress()
    const { router } = await open({ signedInAs })
    await tap('address-0')
    expect(router.moves).toEqual([])
  })
})

describe('picking an address (NAV-099)', () => {
  it('returns the tapped one (USER-003)', async () => {
    const { signedInAs, id } = await withAddress()
    const page = await openPicker(signedInAs)
    await tap('address-0')
    expect(page.router.lastMove).toMatchObject({ how: 'back' })
    expect(picked(page)).toEqual({ id })
  })

  it('returns a new one, by province, city and district (USER-024, SHELL-078…080)', async () => {
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
  it('shows the reason, and cannot be picked', async () => {
    const { signedInAs } = await withAddress(URUMQI)
    const page = await openPicker(signedInAs)
    await seenText('暂不配送')
    await tap('address-0')
    expect(page.router.lastMove?.how).not.toBe('back')
    expect(picked(page)).toBeUndefined()
  })

  it('shows no note on addresses that can be delivered to', async () => {
    const { signedInAs } = await withAddress()
    await openPicker(signedInAs)
    await seenText('文二路 20 号院')
    expect(document.body.textContent).not.toContain('暂不配送')
  })
})

describe('the form of an address', () => {
  it('has a message below each field (USER-026…029, USER-055)', async () => {
    await open()
    await tap('add-address')
    await type('address-phone', '123')
    await type('address-detail', '文三路')
    await tap('save-address')
    const messages = ['receiver', 'address-phone', 'province', 'city', 'district', 'address-detail'].map(
      (id) => byId(`${id}-message`).textContent,
    )
    expect(messages).toEqual([
      '请填写收货人',
      '请输入正确的手机号',
      '请选择省份',
      '请选择城市',
      '请选择区县',
      '详细地址至少 6 个字',
    ])
  })

  it('requires a number, and twelve characters in English (USER-027, USER-030)', async () => {
    await open({ locale: 'en-US' })
    await tap('add-address')
    await type('address-detail', '100 Main St')
    await tap('save-address')
    expect(byId('address-phone-message').textContent).toMatch(/is required$/)
    expect(byId('address-detail-message').textContent).toContain('12')
    await type('address-detail', '1000 Main St')
    expect(document.getElementById('address-detail-message')?.textContent ?? '').toBe('')
  })

  it('requires another city in another province', async () => {
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

describe('a stored address', () => {
  const contentOf = (id: string) => (byId(id) as HTMLInputElement | HTMLSelectElement).value

  /** Opens the form of the only address, as stored by the shop. */
  async function openKept() {
    const { signedInAs, id } = await withAddress()
    const page = await open({ signedInAs })
    await tap('address-0-edit')
    await eventually(() => expect(contentOf('district')).toBe('330106'))
    return { ...page, signedInAs, id }
  }

  it('loads, changes and refreshes (USER-047)', async () => {
    const { signedInAs, id, network } = await openKept()
    expect(network.sent.filter((call) => call.includes(`${id}/detail`))).toHaveLength(1)
    expect(
      ['receiver', 'address-phone', 'address-phone-area', 'province', 'city', 'address-detail'].map(contentOf),
    ).toEqual(['王五', '13800138000', '86', '330000', '330100', '文二路 20 号院'])
    await type('receiver', '赵六')
    await tap('address-default')
    await tap('save-address')
    await gone('edit-address')
    expect(byId('address-0').textContent).toContain('赵六')
    expect(byId('address-0').textContent).toContain('默认')
    expect(await kept(signedInAs)).toMatchObject([{ id, receiver: '赵六', cellphone: '13800138000', isDefault: true }])
  })

  it('follows the rules of a new one (USER-026, USER-029)', async () => {
    const { signedInAs } = await openKept()
    await type('receiver', ' ')
    await type('address-detail', '文三路')
    await tap('save-address')
    expect(byId('receiver-message').textContent).toBe('请填写收货人')
    expect(byId('address-detail-message').textContent).toBe('详细地址至少 6 个字')
    expect(await kept(signedInAs)).toMatchObject([{ receiver: '王五', detailAddress: '文二路 20 号院' }])
  })

  it('keeps its input when the form is closed in between, including empty fields', async () => {
    await openKept()
    await type('receiver', '赵六')
    await choose('province', '310000')
    await tap(document.querySelector('#edit-address [aria-label="关闭"]') as Element)
    await gone('edit-address')
    await tap('address-0-edit')
    await eventually(() => expect(byId('city').textContent).toContain('上海市'))
    expect(['receiver', 'province', 'city', 'district'].map(contentOf)).toEqual(['赵六', '310000', '', ''])
    await tap(document.querySelector('#edit-address [aria-label="关闭"]') as Element)
    await gone('edit-address')
    await tap('add-address')
    expect(contentOf('receiver')).toBe('')
  })

  it('reloads on request after a failure', async () => {
    const { signedInAs } = await withAddress()
    const { network } = await open({ signedInAs })
    network.intercept = ({ url }) => (url.includes('/detail') ? { status: 500, headers: {}, body: '' } : undefined)
    await tap('address-0-edit')
    const retry = await eventually(() => screen.getByRole('button', { name: '重试' }))
    expect(document.getElementById('save-address')).toBeNull()
    network.intercept = null
    await tap(retry)
    await eventually(() => expect(contentOf('receiver')).toBe('王五'))
  })

  it('deletes after a confirmation', async () => {
    const { signedInAs } = await withAddress()
    await open({ signedInAs })
    await tap('address-0-remove')
    await seenText('已下的订单不受影响')
    await tap('dialog-cancel')
    expect(await kept(signedInAs)).toHaveLength(1)
    await tap('address-0-remove')
    await tap('dialog-confirm')
    await seenText('还没有收货地址')
    await seenText('已删除')
    expect(await kept(signedInAs)).toEqual([])
  })

  it('stays after a failed deletion, with a text (SHELL-213)', async () => {
    const { signedInAs } = await withAddress()
    const { network } = await open({ signedInAs })
    network.isOnline = false
    await tap('address-0-remove')
    await tap('dialog-confirm')
    await seenText('删除失败：无法连接网络')
    expect(byId('address-0').textContent).toContain('王五')
    expect(await kept(signedInAs)).toHaveLength(1)
  })

  it('becomes the only default at a tap (USER-024)', async () => {
    const signedInAs = newBuyer()
    await add(signedInAs, HANGZHOU, { receiver: '甲' })
    await add(signedInAs, HANGZHOU, { receiver: '乙', isDefault: true })
    await open({ signedInAs })
    await eventually(() => expect(byId('address-0').textContent).toContain('乙'))
    expect(byId('address-0').textContent).toContain('默认')
    expect(document.getElementById('address-0-default')).toBeNull()
    await tap('address-1-default')
    await eventually(() => expect(byId('address-1').textContent).toContain('默认'))
    expect(byId('address-0').textContent).not.toContain('默认')
    expect((await kept(signedInAs)).map(({ receiver, isDefault }) => [receiver, isDefault])).toEqual([
      ['甲', true],
      ['乙', false],
    ])
  })

  it('stays without the default when it is gone, with a text', async () => {
    const { signedInAs, id } = await withAddress()
    const { gateway } = await open({ signedInAs })
    await gateway.call(removeAddress, { id }, { as: await gateway.signIn(signedInAs) })
    await tap('address-0-default')
    await eventually(() => expect(document.querySelector('[role=status], [role=alert]')?.textContent).toMatch(/\S/))
    expect(byId('address-0').textContent).not.toContain('默认')
  })

  it('changes without being picked', async () => {
    const { signedInAs } = await withAddress()
    const page = await openPicker(signedInAs)
    await tap('address-0-edit')
    await eventually(() => expect(contentOf('receiver')).toBe('王五'))
    await type('receiver', '赵六')
    await tap('save-address')
    await gone('edit-address')
    expect(picked(page)).toBeUndefined()
    await tap('address-0')
    expect(page.router.lastMove).toMatchObject({ how: 'back' })
  })
})
