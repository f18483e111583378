import { type RenderOptions, renderPage } from '@test/render-page'
import { eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import type { MessagesOutcome } from '@/platform/messages/contract'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { MessageInvite } from './message-invite'

const SCENES = ['SHOW_REMIND', 'COUPON_TEMPLATE_EXPIRE'] as const
const SUBJECT = { couponTemplateIds: ['template'], itemOrderId: 'order', bindId: 'bind' }
const Invited = page(() => <MessageInvite scenes={SCENES} subject={() => SUBJECT} />, routes.settings)

/** A phone whose vendor sends messages and knows its user. */
function open(outcome: MessagesOutcome | null, options: RenderOptions = {}) {
  return renderPage(Invited, routes.settings, {
    signedInAs: newBuyer(),
    terminal: { src: 'WEIXIN_MINI', host: 'mini-program' },
    prepare: ({ messages, account }) => {
      messages.maxTemplates = 3
      messages.outcome = outcome
      account.code = { kind: 'code', code: 'me.1' }
    },
    ...options,
  })
}

describe('the request for messages', () => {
  it('requests all in one tap, and reports the allowed ones to the shop (COUPON-084, MEMBER-024, MEMBER-025)', async () => {
    const { messages, network } = await open(null)
    await seen('allow-messages')
    await tap('allow-messages')
    await seenText('有消息时会通知您')
    expect(messages.requests).toEqual([['weixin_mini_show_remind', 'weixin_mini_coupon_template_expire']])
    expect(network.sent.filter((call) => /subscribe_wx|POST .*remind_subscribe/.test(call))).toHaveLength(2)
  })

  it('reports the app, the user and the coupons for coupon messages (COUPON-085)', async () => {
    const { network, app } = await open(null)
    const sent: unknown[] = []
    network.hold = ({ method, url, body }) => {
      if (method === 'POST' && url.includes('user/buyer/v1/shop/mini_remind_subscribe'))
        sent.push(JSON.parse(body ?? ''))
      return undefined
    }
    await seen('allow-messages')
    await tap('allow-messages')
    await seenText('有消息时会通知您')
    const appId = app.shopConfig.config?.appId
    const openId = expect.stringMatching(/\S/)
    expect(sent).toEqual([{ appId, openId, remindSubscribeTypeEnums: ['COUPON_TEMPLATE_EXPIRE'], ...SUBJECT }])
  })

  it.each([
    [{ kind: 'answered', answers: { weixin_mini_show_remind: 'rejected' } }, '您没有允许'],
    [{ kind: 'answered', answers: { weixin_mini_show_remind: 'banned' } }, '消息已关闭'],
    [{ kind: 'cancelled' }, '您没有允许'],
    [{ kind: 'off' }, '消息已关闭'],
    [{ kind: 'failed', reason: 'x' }, '未能开启'],
    [{ kind: 'unsupported' }, '未能开启'],
  ] as const)('shows the result and reports nothing to the shop: %j', async (outcome, words) => {
    const { network } = await open(outcome)
    await seen('allow-messages')
    await tap('allow-messages')
    await seenText(words)
    expect(network.sent.filter((call) => /subscribe_wx|POST .*remind_subscribe/.test(call))).toEqual([])
  })

  it('shows a failure when the shop could not be reached', async () => {
    const { network } = await open(null)
    await seen('allow-messages')
    network.isOnline = false
    await tap('allow-messages')
    await seenText('未能开启')
  })

  it('offers nothing without any, and nothing to visitors (SHELL-009)', async () => {
    const { network, close } = await open(null, { prepare: undefined })
    await eventually(() => expect(document.getElementById('message-invite')).toBeNull())
    expect(network.sent.some((call) => call.includes('msg_template'))).toBe(false)
    close()
    await open(null, { signedInAs: undefined })
    expect(document.getElementById('message-invite')).toBeNull()
  })
})
