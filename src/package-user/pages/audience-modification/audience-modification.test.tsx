import { fillAttendee, ID_NO } from '@test/attendees'
import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { byId, choose, eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import type { IdType } from '@/contracts/attendee/attendee'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { listAttendees } from '@/contracts/attendee/list-attendees'
import { routes } from '@/routes'
import AudienceModificationPage from './audience-modification'

/** Identity card number of a person born in 2015. */
const MINOR_ID_NO = '110101201503071096'

const open = (options: RenderOptions = {}) =>
  renderPage(AudienceModificationPage, routes.audienceModification, {
    signedInAs: newBuyer(),
    stack: [routes.confirmOrder.path, routes.audienceModification.path],
    prepare: ({ app }) => app.navigation.openForResult(routes.audienceModification, {}, routes.confirmOrder),
    ...options,
  })

async function ownAttendees(signedInAs: string) {
  const gateway = await theGateway()
  const page = { offset: 0, length: 50 }
  return (await gateway.call(listAttendees, page, { as: await gateway.signIn(signedInAs) })).data?.list ?? []
}

const contentOf = (id: string) => (byId(id) as HTMLInputElement | HTMLSelectElement).value

describe('the page of an attendee (USER-010)', () => {
  it('saves a new one, and returns them to the calling page (NAV-099)', async () => {
    const signedInAs = newBuyer()
    const { app, router } = await open({ signedInAs })
    await seen('attendee-name')
    await fillAttendee()
    await tap('attendee-self')
    await tap('save-attendee')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'back' }))
    const [attendee] = await ownAttendees(signedInAs)
    expect(attendee).toMatchObject({ name: '李四', isSelf: true, isMinor: false })
    expect(app.navigation.consumeResult(routes.audienceModification, routes.confirmOrder)).toEqual({ id: attendee?.id })
  })

  it('changes a stored one', async () => {
    const signedInAs = newBuyer()
    const gateway = await theGateway()
    const person = { name: '张三', countryCode: 'CN', idType: 'ID_CARD', idNo: ID_NO } as const
    const { data } = await gateway.call(createAttendee, person, { as: await gateway.signIn(signedInAs) })
    const { router } = await open({ signedInAs, params: { id: data?.id ?? '' } })
    await eventually(() => expect(contentOf('attendee-name')).toBe('张三'))
    expect(document.body.textContent).not.toContain(ID_NO)
    await type('attendee-name', '张叁')
    await type('attendee-id-no', ID_NO)
    await type('attendee-phone', '13800138001')
    await tap('save-attendee')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'back' }))
    expect(await ownAttendees(signedInAs)).toMatchObject([{ name: '张叁', cellphone: '13800138001' }])
  })

  it('explains an unknown one', async () => {
    await open({ params: { id: 'nobody' } })
    await seenText('重试')
    expect(document.getElementById('save-attendee')).toBeNull()
  })

  it.each<[IdType, string, string]>([
    ['ID_CARD', '110101199003074514', '110101199003074515'],
    ['PASSPORT', 'e12345678', 'E123'],
    ['HK_MACAO_PERMIT', 'H12345678', 'H_________'],
    ['TAIWAN_PERMIT', '12345678', '1234'],
    ['HK_MACAO_TAIWAN_RESIDENCE', '830000199201300022', '830000199201300029'],
    ['FOREIGN_PERMANENT_RESIDENCE', 'USA123456789012', 'US123'],
    ['HONGKONG_ID', 'A123456（3）', 'A1234567'],
    ['MACAO_ID', '12345678', '22345678'],
    ['OTHER', 'ABC-1234', 'A'],
  ])('accepts a number of %s in its format only (USER-023, USER-033)', async (idType, right, wrong) => {
    await open()
    await seen('attendee-id-type')
    await choose('attendee-id-type', idType)
    await type('attendee-name', '李四')
    await type('attendee-id-no', wrong)
    await tap('save-attendee')
    await eventually(() => expect(byId('attendee-id-no-message').textContent).toBe('证件号码不正确'))
    await type('attendee-id-no', right)
    expect(document.getElementById('attendee-id-no-message')?.textContent ?? '').toBe('')
  })

  it.each(['买买提·艾力江', '𠮷野 一郎', "Anna-Maria O'Neill"])('accepts the name %s (USER-031)', async (name) => {
    const signedInAs = newBuyer()
    const { router } = await open({ signedInAs })
    await seen('attendee-name')
    await fillAttendee()
    await type('attendee-name', name)
    await tap('save-attendee')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'back' }))
    expect(await ownAttendees(signedInAs)).toMatchObject([{ name }])
  })

  it('shows a known person', async () => {
    const signedInAs = newBuyer()
    const gateway = await theGateway()
    const person = { name: '李四', countryCode: 'CN', idType: 'ID_CARD', idNo: ID_NO } as const
    await gateway.call(createAttendee, person, { as: await gateway.signIn(signedInAs) })
    await open({ signedInAs })
    await seen('attendee-name')
    await fillAttendee()
    await tap('save-attendee')
    await eventually(() => expect(byId('attendee-id-no-message').textContent).toBe('该观演人已存在，可直接选择'))
  })
})

describe('the phone of an attendee', () => {
  it('becomes required if the session needs it (USER-036)', async () => {
    await open({ params: { needsPhone: '1' } })
    await seen('attendee-name')
    await fillAttendee()
    await tap('save-attendee')
    await eventually(() => expect(byId('attendee-phone-message').textContent).toBe('请填写手机号'))
  })

  it('defaults to the user’s for a minor (USER-037)', async () => {
    const signedInAs = newBuyer()
    const { router } = await open({ signedInAs, params: { needsPhone: '1' } })
    await seen('attendee-name')
    await type('attendee-name', '李小四')
    await type('attendee-id-no', MINOR_ID_NO)
    await seenText('未满 18 周岁的观演人使用您登录的手机号')
    expect(document.getElementById('attendee-phone')).toBeNull()
    await tap('save-attendee')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'back' }))
    expect(await ownAttendees(signedInAs)).toMatchObject([{ isMinor: true, cellphone: signedInAs }])
  })
})
