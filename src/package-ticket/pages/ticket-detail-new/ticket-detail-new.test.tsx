import { changeAnswers } from '@test/changed-answers'
import { pastVoucher } from '@test/other-users/past-voucher'
import { Person } from '@test/other-users/person'
import { changeShop, renderPage, theGateway } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap } from '@test/screen'
import { newBuyer, paidOrder, settle } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import type { TestApp } from '@test/test-app'
import { TransferShop } from '@test/transfer-shop'
import { fireEvent } from '@testing-library/react'
import { createOrder } from '@/contracts/order/create-order'
import { getShare } from '@/contracts/share/get-share'
import type { GetTicketCodeOutput } from '@/contracts/voucher/get-ticket-code'
import type { GetVoucherOutput } from '@/contracts/voucher/get-voucher'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { themePalette } from '@/domain/theme-palette'
import type { MapPlace } from '@/platform/map/contract'
import { routes } from '@/routes'
import { shares } from '../../../../gateway/src/database/schema/shares'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import TicketDetailPage from './ticket-detail-new'

async function ticketsOf(qty: number) {
  const signedInAs = newBuyer()
  const { orderId } = await paidOrder(signedInAs, qty)
  const gateway = await theGateway()
  const as = await gateway.signIn(signedInAs)
  const { data } = await gateway.call(listVouchers, { offset: 0, length: 20 }, { as })
  return { signedInAs, orderId, params: { id: data?.list[0]?.voucherId ?? '' } }
}

/** A user with sendable tickets. */
async function sender(qty = 2) {
  const phones = { sender: newBuyer(), recipient: newBuyer() }
  const at = await TransferShop.open(NAMED_SHOWS.simpleConcert, qty, await theGateway(), phones)
  return { at, options: { signedInAs: phones.sender, params: { id: at.voucherId } } }
}

describe('the ticket page (TICKET-003)', () => {
  describeStates({
    Page: TicketDetailPage,
    route: routes.ticketDetail,
    options: () => ticketsOf(1),
    words: '自由入座',
  })

  it('shows an entry code, and another one on request', async () => {
    const { network } = await renderPage(TicketDetailPage, routes.ticketDetail, await ticketsOf(1))
    await seen('ticket-qr')
    await seenText('秒后自动刷新')
    const requested = () => network.sent.filter((call) => call.includes('code')).length
    const before = requested()
    await tap('refresh-code')
    await eventually(() => expect(requested()).toBe(before + 1))
    await seen('ticket-qr')
  })

  it('turns over the tickets of an order, and stops at both ends', async () => {
    await renderPage(TicketDetailPage, routes.ticketDetail, await ticketsOf(3))
    await seenText('1 / 3')
    expect(byId('previous-ticket').hasAttribute('disabled')).toBe(true)
    await tap('next-ticket')
    await tap('next-ticket')
    await seenText('3 / 3')
    expect(byId('next-ticket').hasAttribute('disabled')).toBe(true)
  })

  it('stays white for the gate in the dark, with dark text and buttons', async () => {
    const prepare = ({ app }: TestApp) => app.theme.choose('dark')
    await renderPage(TicketDetailPage, routes.ticketDetail, { ...(await ticketsOf(3)), prepare })
    await seenText('1 / 3')
    const [frame, card, more] = document.querySelectorAll<HTMLElement>('[style*="--text"]')
    expect(more).toBeUndefined()
    expect(frame?.style.getPropertyValue('--text')).toBe(themePalette('dark').text)
    expect(card?.style.getPropertyValue('--text')).toBe(themePalette('light').text)
    expect(card?.contains(byId('next-ticket'))).toBe(true)
  })

  it('shows the doors of picked seats, and none otherwise (TICKET-020)', async () => {
    const signedInAs = newBuyer()
    const gateway = await theGateway()
    const buyer = await Person.join(gateway, signedInAs)
    const { orderId } = await buyer.call(createOrder, await buyer.offered(await buyer.wishForSeat()))
    await settle(orderId)
    const id = await buyer.voucherOf(orderId)
    const seated = await renderPage(TicketDetailPage, routes.ticketDetail, { signedInAs, params: { id } })
    await seenText('入口正门')
    seated.close()
    await renderPage(TicketDetailPage, routes.ticketDetail, await ticketsOf(1))
    await seenText('座位自由入座')
    expect(document.body.textContent).not.toContain('入口')
  })

  it('opens its order', async () => {
    const { orderId, ...options } = await ticketsOf(1)
    const { router } = await renderPage(TicketDetailPage, routes.ticketDetail, options)
    await seenText('查看订单')
    document.querySelectorAll<HTMLElement>('button').forEach((button) => {
      if (button.textContent?.includes('查看订单')) button.click()
    })
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path, params: { orderId } }),
    )
  })

  it('opens sending before any ticket was sent', async () => {
    const { at, options } = await sender()
    const { router } = await renderPage(TicketDetailPage, routes.ticketDetail, options)
    await seen('ticket-qr')
    await tap('send-tickets')
    expect(router.lastMove).toMatchObject({ path: routes.sendMineTicket.path, params: { voucherId: at.voucherId } })
  })

  it("calls sending by the merchant's term (TRANSFER-028)", async () => {
    const { options } = await sender()
    const usual = await renderPage(TicketDetailPage, routes.ticketDetail, options)
    expect((await seen('send-tickets')).textContent).toBe('转赠')
    usual.close()
    await changeShop({ merchant: 'full', config: { contentSettingInfos: [{ source: '转赠', target: '分享' }] } })
    await renderPage(TicketDetailPage, routes.ticketDetail, options)
    await eventually(() => expect(byId('send-tickets').textContent).toBe('分享'))
    await changeShop({ merchant: 'full', config: {} })
  })

  it('opens on a usable ticket, and shows neither code nor number of one in transfer (TRANSFER-002, TRANSFER-008)', async () => {
    const { at, options } = await sender()
    await at.sent()
    const { router } = await renderPage(TicketDetailPage, routes.ticketDetail, options)
    await seenText('2 / 2')
    await seen('ticket-qr')
    await tap('previous-ticket')
    await seenText('暂不能入场')
    expect(document.getElementById('ticket-qr')).toBeNull()
    expect(document.getElementById('refresh-code')).toBeNull()
    expect(byId('ticket-card').textContent).not.toMatch(/\d{4} \d{4} \d{4}/)
    await tap('see-hold')
    expect(router.lastMove).toMatchObject({
      path: routes.sendMineTicket.path,
      params: { voucherId: at.voucherId },
    })
  })

  it('shows that everything was sent, and the sender of a received ticket (TRANSFER-009, TRANSFER-016)', async () => {
    const { at, options } = await sender(1)
    const { transferCode } = await at.sent()
    const { data } = await at.accept(transferCode)
    const first = await renderPage(TicketDetailPage, routes.ticketDetail, options)
    await seenText('门票已全部转赠')
    first.close()
    await renderPage(TicketDetailPage, routes.ticketDetail, {
      signedInAs: at.phones.recipient,
      params: { id: data?.voucherIds[0] ?? '' },
    })
    await seenText('朋友转赠')
    await seen('ticket-qr')
    expect(document.getElementById('send-tickets')).toBeNull()
    expect(document.body.textContent).not.toContain('查看订单')
  })

  it('turns over its tickets with a swipe, except while scrolling (TICKET-003)', async () => {
    await renderPage(TicketDetailPage, routes.ticketDetail, await ticketsOf(2))
    await seenText('1 / 2')
    const swipe = (across: number, down: number) => {
      const finger = (clientX: number, clientY: number) => [{ clientX, clientY }]
      fireEvent.touchStart(byId('ticket-card'), { touches: finger(200, 200) })
      fireEvent.touchEnd(byId('ticket-card'), { changedTouches: finger(200 + across, 200 + down) })
    }
    swipe(-60, 80)
    swipe(-30, 0)
    await seenText('1 / 2')
    swipe(-80, 10)
    await seenText('2 / 2')
    swipe(80, 10)
    await seenText('1 / 2')
  })

  it('opens help for a ticket without a code (TICKET-004)', async () => {
    const { router } = await renderPage(TicketDetailPage, routes.ticketDetail, {
      ...(await ticketsOf(1)),
      prepare: (testApp) =>
        changeAnswers<GetTicketCodeOutput>(testApp, '/ticket_code', (answer) => ({
          ...answer,
          codes: answer.codes.map((code) => ({ ...code, qrCode: '', state: 'USED' as const })),
        })),
    })
    await tap('what-now')
    expect(router.lastMove).toMatchObject({ path: routes.ticketError.path, params: { code: 'used' } })
  })

  it('hides instructions, the calendar and sharing once a ticket is used', async () => {
    await renderPage(TicketDetailPage, routes.ticketDetail, {
      ...(await ticketsOf(1)),
      prepare: (testApp) =>
        changeAnswers<GetVoucherOutput>(testApp, '/detail', (voucher) => ({ ...voucher, voucherState: 'USED' })),
    })
    await seen('way-to-venue')
    expect(document.getElementById('add-to-calendar')).toBeNull()
    expect(document.getElementById('share-ticket')).toBeNull()
    expect(document.body.textContent).not.toContain('入场说明')
  })

  it('links to missing names, with the deadline (TICKET-028)', async () => {
    const { params, signedInAs } = await ticketsOf(1)
    const realNameDeadline = Date.UTC(2026, 10, 25, 12)
    const { router } = await renderPage(TicketDetailPage, routes.ticketDetail, {
      params,
      signedInAs,
      prepare: (testApp) =>
        changeAnswers<GetVoucherOutput>(testApp, '/detail', (voucher) => ({
          ...voucher,
          needRealName: true,
          realNameDeadline,
        })),
    })
    expect((await seen('add-names')).textContent).toBe('补充实名11.25 20:00 截止')
    await tap('add-names')
    expect(router.lastMove).toMatchObject({ path: routes.realName.path, params: { voucherId: params.id } })
  })

  it('opens the map of the way to the venue', async () => {
    const places: MapPlace[] = []
    await renderPage(TicketDetailPage, routes.ticketDetail, {
      ...(await ticketsOf(1)),
      prepare: ({ app }) => {
        app.map.open = async (place) => places.push(place) > 0
      },
    })
    await tap('way-to-venue')
    expect(places).toEqual([expect.objectContaining({ lat: expect.any(Number), address: expect.any(String) })])
  })

  it('copies the address of the venue on a platform without a map', async () => {
    const { app } = await renderPage(TicketDetailPage, routes.ticketDetail, {
      ...(await ticketsOf(1)),
      prepare: (testApp) => {
        Object.assign(testApp.app, { map: { isSupported: false, open: async () => false } })
      },
    })
    await tap('way-to-venue')
    await eventually(() => expect(app.prompts.toast?.text).toBe('复制成功'))
  })

  it('makes a picture of a past show to save and to share, without any code of a gate (TICKET-019, TICKET-034)', async () => {
    const signedInAs = newBuyer()
    const person = await Person.join(await theGateway(), signedInAs)
    const id = await pastVoucher(person)
    const { poster, photoLibrary } = await renderPage(TicketDetailPage, routes.ticketDetail, {
      signedInAs,
      params: { id },
    })
    await tap('open-stub')
    await seen('save-poster')
    const [plan] = poster.plans
    expect(plan).toMatchObject({ title: expect.stringContaining('林屿「星河入梦」'), hint: '扫码看看这场演出' })
    expect(plan?.lines.at(-1)).toBe('座位 自由入座')
    expect(JSON.stringify(plan)).not.toMatch(/\d{4} \d{4} \d{4}/)
    await tap('save-poster')
    await eventually(() => expect(photoLibrary.saved).toHaveLength(1))
    await tap('share-other-ways')
    await seen('share-link')
  })

  it('shares holder and show with friends, without an entry code (TICKET-015)', async () => {
    const { copied, gateway } = await renderPage(TicketDetailPage, routes.ticketDetail, await ticketsOf(1))
    await seen('share-ticket')
    await tap('share-ticket')
    await seen('share-link')
    await pass(100)
    await tap('share-link')
    await eventually(() => expect(copied).toEqual([expect.stringMatching(/shortCode=/)]))
    const [link] = await gateway.database.db.select().from(shares)
    expect(link).toMatchObject({ type: 'TICKET' })
    const shared = JSON.stringify((await gateway.call(getShare, { shareId: link?.id ?? '' })).data)
    expect(shared).toContain('星河入梦')
    expect(shared).not.toMatch(/ENCORE|seat|ticketId|ticketCode/)
  })

  it('shows that the link could not be made when offline', async () => {
    const { network } = await renderPage(TicketDetailPage, routes.ticketDetail, await ticketsOf(1))
    await seen('share-ticket')
    network.isOnline = false
    await tap('share-ticket')
    await seenText('无法连接网络')
  })

  it('has no stub of an upcoming show (TICKET-034)', async () => {
    await renderPage(TicketDetailPage, routes.ticketDetail, await ticketsOf(1))
    await seen('way-to-venue')
    expect(document.getElementById('open-stub')).toBeNull()
  })

  it('hides a ticket of another user', async () => {
    const { params } = await ticketsOf(1)
    await renderPage(TicketDetailPage, routes.ticketDetail, { params, signedInAs: newBuyer() })
    await seenText('没有找到相关内容')
    expect(document.getElementById('ticket-qr')).toBeNull()
  })
})
