import { NAMED_SHOW } from '@test/nameless-tickets'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { newTicketCode } from '@test/ticket-code'
import { bindTickets } from '@/contracts/voucher/bind-tickets'
import { routes } from '@/routes'
import { demoTicketCodes } from '../../../../gateway/src/demo/ticket-codes'
import BindInvitationTicketPage from './bind-invitation-ticket'

const open = (params: Record<string, string> = {}, signedInAs?: string) =>
  renderPage(BindInvitationTicketPage, routes.bindInvitationTicket, { ...(signedInAs && { signedInAs }), params })

describe('an invitation (TICKET-014)', () => {
  it('shows a visitor the host and the show of a link', async () => {
    const { code = '' } = demoTicketCodes().find(({ kind }) => kind === 'INVITATION') ?? {}
    const { router } = await open({ code })
    await seenText('三号实验剧场 邀请您观演')
    expect(byId('invitation-state').textContent).toMatch(/请在 \d{4}\.\d\d\.\d\d \d\d:\d\d 前领取/)
    expect(router.moves).toEqual([])
    await tap('accept-invitation')
    await eventually(() => expect(router.lastMove?.path).toMatch(/login/))
  })

  it('becomes tickets of the accepting user', async () => {
    const { router } = await open({ code: await newTicketCode({ kind: 'INVITATION', qty: 2 }) }, newBuyer())
    await seenText('× 2 张')
    await tap('accept-invitation')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.ticketDetail.path }))
  })

  it('opens the names next if the session needs them', async () => {
    const { router } = await open({ code: await newTicketCode({ kind: 'INVITATION', showId: NAMED_SHOW }) }, newBuyer())
    await seenText('领取后请填写观演人')
    await tap('accept-invitation')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.realName.path }))
  })

  it('opens by a typed code; a wrong one shows a text', async () => {
    await open()
    await type('invitation-code', 'NONE')
    await tap('find-invitation')
    await seenText('兑换码或邀请码不正确，请核对后重试')
    const code = await newTicketCode({ kind: 'INVITATION' })
    await type('invitation-code', code.toLowerCase())
    await tap('find-invitation')
    await seen('invitation')
    await seenText('您有门票待领取')
  })

  it('shows that another user was faster, also while open, and accepts another code', async () => {
    const code = await newTicketCode({ kind: 'INVITATION' })
    const { router } = await open({ code }, newBuyer())
    await seen('accept-invitation')
    const gateway = await theGateway()
    await gateway.call(bindTickets, { invitationCode: code }, { as: await gateway.signIn(newBuyer()) })
    await tap('accept-invitation')
    await eventually(() => expect(byId('invitation-state').textContent).toBe('该邀请已被领取'))
    expect(router.moves).toEqual([])
    expect(document.getElementById('accept-invitation')).toBeNull()
    await tap('other-code')
    expect((byId('invitation-code') as HTMLInputElement).value).toBe('')
  })
})
