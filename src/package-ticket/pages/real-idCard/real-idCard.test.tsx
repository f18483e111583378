import { newIdNumbers } from '@test/attendees'
import { namelessTickets } from '@test/nameless-tickets'
import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap, type } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { routes } from '@/routes'
import RealIdCardPage from './real-idCard'

async function open() {
  const found = await namelessTickets()
  const { voucherId, ticketId, signedInAs } = found
  const stack = [routes.realNameSingle.path, routes.realIdCard.path]
  const page = await renderPage(RealIdCardPage, routes.realIdCard, {
    signedInAs,
    stack,
    params: { voucherId, ticketId },
  })
  await seen('document-number')
  const holder = async () => (await found.at.voucher(voucherId, found.at.recipient))?.tickets[0]?.audienceName
  return { ...page, ...found, holder }
}

async function fill(name: string, number: string) {
  await type('document-name', name)
  await type('document-number', number)
  await tap('save-document')
}

describe('a document for a ticket (TICKET-012)', () => {
  describeStates({
    Page: RealIdCardPage,
    route: routes.realIdCard,
    options: async () => {
      const { voucherId, signedInAs } = await namelessTickets()
      return { signedInAs, params: { voucherId } }
    },
    words: '证件号码',
  })

  it('saves its holder on the ticket, and returns', async () => {
    const { router, holder } = await open()
    await fill('李雷', newIdNumbers(1)[0]?.toLowerCase() ?? '')
    await eventually(() => expect(router.stack()).toEqual([routes.realNameSingle.path]))
    expect(await holder()).toBe('李雷')
  })

  it('stays unsent with a wrong number', async () => {
    const { network } = await open()
    const sent = network.sent.length
    await fill('李雷', '110101199003074515')
    await seenText('证件号码不正确')
    expect(network.sent.slice(sent)).toEqual([])
  })

  it('shows a name that differs from a known document', async () => {
    const { at, holder } = await open()
    const [number = ''] = newIdNumbers(1)
    await at.people(at.recipient, [number])
    await fill('李雷', number)
    await seenText('姓名与证件号码不一致')
    expect(await holder()).toBeUndefined()
  })

  it('explains an unverifiable passport, and accepts a stored one (TICKET-032)', async () => {
    const { at, router, holder } = await open()
    await eventually(() => expect(byId('document-type')).toBeTruthy())
    const select = byId('document-type') as HTMLSelectElement
    select.value = 'PASSPORT'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await seenText('护照暂不支持在线核验')
    await fill('李雷', 'E12345678')
    await eventually(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain('护照信息不可用'))
    const person = { name: '李雷', countryCode: 'FR', idType: 'PASSPORT', idNo: 'E12345678' } as const
    await at.shop.call(createAttendee, person, { as: at.recipient })
    await tap('save-document')
    await eventually(() => expect(router.stack()).toEqual([routes.realNameSingle.path]))
    expect(await holder()).toBe('李雷')
  })

  it('shows a photo to copy from, which never leaves the device', async () => {
    const { imagePicker, network } = await open()
    const sent = network.sent.length
    await seenText('照片只在本机显示')
    await tap('choose-photo')
    await seen('remove-photo')
    expect(document.querySelector('[alt="证件照片"], [aria-label="证件照片"]')).not.toBeNull()
    await tap('remove-photo')
    expect(document.getElementById('remove-photo')).toBeNull()
    expect(imagePicker.sent).toEqual([])
    expect(network.sent.slice(sent)).toEqual([])
  })

  it('shows why the photo failed', async () => {
    const { imagePicker } = await open()
    imagePicker.nextChoice = { kind: 'denied' }
    await tap('choose-photo')
    await seenText('未获得相册或相机权限，请在系统设置中允许')
  })
})
