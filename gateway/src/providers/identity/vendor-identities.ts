import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../../database/connect'
import { AccessTokens } from '../apps/access-tokens'
import { DOUYIN, type DouyinApp } from '../apps/douyin-app'
import type { Apps } from '../apps/read-app-settings'
import { checkCode, isRecord, textOf } from '../apps/vendor-json'
import { WECHAT, type WechatApp } from '../apps/wechat-app'
import { XHS, type XhsApp } from '../apps/xhs-app'
import { VendorFault } from '../payment/contract'
import type { VendorIdentity, VendorUser } from './contract'
import { decryptAes, decryptRsa, phoneFrom, phoneOf } from './encrypted-phone'

const SECOND_MS = 1000

/** Vendors that name users of the shop's apps. */
export function vendorIdentities({ weapp, wechatAccount, douyin, xhs }: Apps, db: Database): VendorIdentity[] {
  return [
    ...(weapp ? [wechatIdentity(weapp)] : []),
    ...(wechatAccount ? [wechatPages(wechatAccount, db)] : []),
    ...(douyin ? [douyinIdentity(douyin)] : []),
    ...(xhs ? [xhsIdentity(xhs)] : []),
  ]
}

function wechatIdentity(app: WechatApp): VendorIdentity {
  const { appId, secret } = app.keys
  return {
    serves: (terminalSrc) => terminalSrc === 'WEIXIN_MINI',
    // A stable token stays the same; those of other vendors would end the gateway's.
    check: async (now) => void (await app.tokens.fetch(now)),
    async userOf(code) {
      const query = { appid: appId, secret, js_code: code, grant_type: 'authorization_code' }
      return userIn(WECHAT, await app.get('/sns/jscode2session', query))
    },
    async phoneIn({ proof }, now) {
      const answer = await app.call('/wxa/business/getuserphonenumber', now, { code: proof })
      checkCode(WECHAT, answer.errcode)
      return phoneOf(WECHAT, appId, answer.phone_info)
    },
    signPage: unsupported,
  }
}

/** WeChat's browser: its users by OAuth, and the signature of pages. */
function wechatPages(app: WechatApp, db: Database): VendorIdentity {
  const { appId, secret } = app.keys
  const tickets = new AccessTokens(db, `${WECHAT} ticket ${appId}`, async (now) => {
    const answer = await app.call('/cgi-bin/ticket/getticket', now, undefined, { type: 'jsapi' })
    checkCode(WECHAT, answer.errcode)
    return { token: textOf(WECHAT, answer, 'ticket'), lifeMs: Number(answer.expires_in) * SECOND_MS }
  })
  return {
    serves: (terminalSrc) => terminalSrc === 'WEIXIN_H5',
    check: async (now) => void (await app.tokens.fetch(now)),
    async userOf(code) {
      const query = { appid: appId, secret, code, grant_type: 'authorization_code' }
      return userIn(WECHAT, await app.get('/sns/oauth2/access_token', query))
    },
    phoneIn: unsupported,
    async signPage(url, now) {
      const [timestamp, nonceStr] = [Math.floor(now / SECOND_MS), randomUUID()]
      const signature = pageSignature({ ticket: await tickets.get(now), nonceStr, timestamp, url })
      return { appId, timestamp, nonceStr, signature }
    },
  }
}

/** Signature of a page for WeChat's browser. */
export function pageSignature(page: { ticket: string; nonceStr: string; timestamp: number; url: string }): string {
  const { ticket, nonceStr, timestamp, url } = page
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}

function douyinIdentity(app: DouyinApp): VendorIdentity {
  const { appId, secret, privateKey } = app.keys
  return {
    serves: (terminalSrc) => terminalSrc === 'DOUYIN_MINI',
    async userOf(code) {
      const { data } = await app.post('/api/apps/v2/jscode2session', { appid: appId, secret, code })
      return userIn(DOUYIN, data)
    },
    async phoneIn({ proof, vendorKey }, now) {
      const [content = '', iv = ''] = proof.split(' ')
      if (iv !== '') return phoneFrom(DOUYIN, appId, () => decryptAes(vendorKey, Buffer.from(iv, 'base64'), content))
      if (!privateKey) throw new VendorFault(DOUYIN, 'NO_KEY')
      const answer = await app.postOpen('/api/apps/v1/get_phonenumber_info/', { code: proof }, now)
      return phoneFrom(DOUYIN, appId, () => decryptRsa(privateKey, textOf(DOUYIN, answer, 'data')))
    },
    signPage: unsupported,
  }
}

function xhsIdentity(app: XhsApp): VendorIdentity {
  return {
    serves: (terminalSrc) => terminalSrc === 'XHS_MINI',
    async userOf(code, now) {
      return userIn(XHS, await app.get('/api/rmp/session', { code }, now))
    },
    async phoneIn({ proof, vendorKey }) {
      const [content = '', iv = ''] = proof.split(' ')
      return phoneFrom(XHS, app.keys.appId, () => decryptAes(vendorKey, Buffer.from(iv, 'base64'), content))
    },
    signPage: unsupported,
  }
}

/** The user in a vendor's answer, with the key of this login. */
function userIn(vendor: string, content: unknown): VendorUser & { vendorKey: string } {
  const { unionid, session_key: vendorKey } = isRecord(content) ? content : {}
  return {
    openId: textOf(vendor, content, 'openid'),
    unionId: typeof unionid === 'string' ? unionid : '',
    vendorKey: typeof vendorKey === 'string' ? vendorKey : '',
  }
}

async function unsupported(): Promise<never> {
  throw new VendorFault('vendor', 'UNSUPPORTED')
}
