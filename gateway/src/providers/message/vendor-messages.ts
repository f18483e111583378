import { sceneOf } from '../../texts/message-texts'
import { DOUYIN, type DouyinApp } from '../apps/douyin-app'
import type { Apps } from '../apps/read-app-settings'
import { checkCode } from '../apps/vendor-json'
import { WECHAT, type WechatApp } from '../apps/wechat-app'
import { XHS, type XhsApp } from '../apps/xhs-app'
import type { AlipayClient } from '../payment/alipay/alipay-client'
import { ALIPAY } from '../payment/alipay/alipay-keys'
import { VendorFault } from '../payment/contract'
import { MessageFault, type MessageProvider, type OutgoingMessage } from './contract'
import { filledTemplate, type TemplateSection, type Templates } from './templates'

/** Page that a message opens, and templates by scene. */
interface VendorApp {
  vendor: string
  terminalSrc: string
  templates: Templates
  send(
    message: OutgoingMessage,
    template: { id: string; values: Readonly<Record<string, string>> },
    now: number,
  ): Promise<void>
}

const PAGE = 'pages/home/home'
/** Faults after which the vendor certainly has no message. */
const NOT_TAKEN = /^(NOT_CONNECTED|NO_TOKEN|HTTP_429|HTTP_503|45009|-1|isp\..*)$/
/** Faults that leave open whether the vendor has it. */
const UNKNOWN = /^(TIMEOUT|UNREACHABLE|TOO_LONG|BAD_ANSWER|BAD_SIGNATURE|HTTP_5\d\d)$/

/** Messages in the vendors' apps, for each app with templates; none without any. */
export function vendorMessages(
  { weapp, douyin, xhs }: Apps,
  alipay: AlipayClient | null,
  templates: Readonly<Partial<Record<TemplateSection, Templates>>>,
): MessageProvider[] {
  const apps = [
    weapp && templates.weapp && wechatMessages(weapp, templates.weapp),
    alipay && templates.alipay && alipayMessages(alipay, templates.alipay),
    douyin && templates.tt && douyinMessages(douyin, templates.tt),
    xhs && templates.xhs && xhsMessages(xhs, templates.xhs),
  ].filter((app) => app !== null && app !== undefined)
  return apps.length === 0 ? [] : [oneProvider(apps)]
}

/** All apps behind one channel: a message goes where its recipient is known. */
function oneProvider(apps: readonly VendorApp[]): MessageProvider {
  const appOf = (terminalSrc: string) => apps.find((app) => app.terminalSrc === terminalSrc)
  return {
    channel: 'VENDOR',
    name: 'subscribe-messages',
    origin: '',
    isRepeatable: false,
    keepsTexts: false,
    templateFor(terminalSrc, scene) {
      const byLocale = appOf(terminalSrc)?.templates[scene]
      return (byLocale?.[''] ?? byLocale?.['zh-CN'])?.template ?? null
    },
    async send(message, now) {
      const app = appOf(message.terminalSrc)
      if (!app) throw new MessageFault('vendor', 'NO_TEMPLATE', 'REFUSED')
      const template = filledTemplate(app.vendor, app.templates, message, sceneOf(message.textKey) ?? '')
      await app.send(message, template, now).catch((error) => {
        if (!(error instanceof VendorFault)) throw error
        throw new MessageFault(app.vendor, error.code, outcomeOf(error.code))
      })
    },
  }
}

function outcomeOf(code: string): MessageFault['outcome'] {
  if (NOT_TAKEN.test(code)) return 'NOT_TAKEN'
  return UNKNOWN.test(code) ? 'UNKNOWN' : 'REFUSED'
}

function wechatMessages(app: WechatApp, templates: Templates): VendorApp {
  return {
    vendor: WECHAT,
    terminalSrc: 'WEIXIN_MINI',
    templates,
    async send({ recipient }, { id, values }, now) {
      const body = { touser: recipient, template_id: id, page: PAGE, data: asValues(values) }
      const answer = await app.call('/cgi-bin/message/subscribe/send', now, body)
      checkCode(WECHAT, answer.errcode)
    },
  }
}

function alipayMessages(client: AlipayClient, templates: Templates): VendorApp {
  return {
    vendor: ALIPAY,
    terminalSrc: 'ALIPAY_MINI',
    templates,
    async send({ recipient }, { id, values }, now) {
      const to = /^2088\d{12}$/.test(recipient) ? { to_user_id: recipient } : { to_open_id: recipient }
      const content = { ...to, user_template_id: id, page: PAGE, data: JSON.stringify(asValues(values)) }
      const { miniAppId: appId } = client.keys
      await client.call({ method: 'alipay.open.app.mini.templatemessage.send', appId, content, now })
    },
  }
}

function douyinMessages(app: DouyinApp, templates: Templates): VendorApp {
  return {
    vendor: DOUYIN,
    terminalSrc: 'DOUYIN_MINI',
    templates,
    async send({ recipient }, { id, values }, now) {
      const token = await app.appTokens.get(now)
      const body = {
        access_token: token,
        app_id: app.keys.appId,
        tpl_id: id,
        open_id: recipient,
        data: values,
        page: PAGE,
      }
      await app.post('/api/apps/subscribe_notification/developer/v1/notify', body)
    },
  }
}

function xhsMessages(app: XhsApp, templates: Templates): VendorApp {
  return {
    vendor: XHS,
    terminalSrc: 'XHS_MINI',
    templates,
    async send({ recipient }, { id, values }, now) {
      const body = { open_id: recipient, template_id: id, page: PAGE, data: asValues(values) }
      await app.post('/api/rmp/message/subscribe/send', body, now)
    },
  }
}

function asValues(values: Readonly<Record<string, string>>): Record<string, { value: string }> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))
}
