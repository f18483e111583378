import {
  constants,
  createCipheriv,
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  publicEncrypt,
  randomBytes,
} from 'node:crypto'
import { type VendorCall, type VendorReply, VendorServer } from './vendor-server'

/** An app with its secret, as a vendor knows it. */
interface App {
  appId: string
  secret: string
}

/** A message that a vendor delivers in its app. */
export interface AppMessage {
  openId: string
  template: string
  data: unknown
}

const LIFE_S = 7200

/**
 * WeChat, Douyin and Xiaohongshu behind one address, as their documents describe the calls of mini-programs: tokens that
 * end their predecessors, codes for one use, encrypted phones, messages.
 */
export class AppVendors {
  readonly server = new VendorServer((call) => this.answer(call))
  readonly messages: AppMessage[] = []
  /** Tokens given out, by app. */
  readonly tokens = new Map<string, string[]>()
  /** Key of the last login, with which the vendor encrypts for the device. */
  sessionKey = randomBytes(16).toString('base64')
  readonly douyinKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  private readonly usedCodes = new Set<string>()

  constructor(readonly app: App) {}

  /** Encrypted phone as the device gets it from Xiaohongshu, and earlier from all. */
  encryptedPhone(phone: string, appId = this.app.appId): { encryptedData: string; initVector: string } {
    const iv = randomBytes(16)
    const cipher = createCipheriv('aes-128-cbc', Buffer.from(this.sessionKey, 'base64'), iv)
    const text = JSON.stringify(phoneOf(phone, appId))
    return {
      encryptedData: Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64'),
      initVector: iv.toString('base64'),
    }
  }

  private answer(call: VendorCall): VendorReply {
    const { pathname, searchParams } = new URL(call.path, 'http://vendor')
    const input = { ...Object.fromEntries(searchParams), ...(call.body === '' ? {} : JSON.parse(call.body)) }
    const header = call.headers['access-token']
    const token = typeof header === 'string' ? header : input.access_token
    const service = this.services[pathname]
    if (!service) return { status: 404, body: '' }
    return { status: 200, body: JSON.stringify(service(input, String(token))) }
  }

  private readonly services: Readonly<Record<string, (input: Record<string, string>, token: string) => object>> = {
    '/cgi-bin/stable_token': ({ appid, secret }) =>
      this.isApp(appid, secret) ? { access_token: this.newToken('wechat'), expires_in: LIFE_S } : { errcode: 40125 },
    '/sns/jscode2session': ({ appid, secret, js_code: code }) =>
      this.isApp(appid, secret) && this.use(code) ? this.session(code) : { errcode: 40029 },
    '/sns/oauth2/access_token': ({ appid, secret, code }) =>
      this.isApp(appid, secret) && this.use(code) ? this.session(code) : { errcode: 40029 },
    '/cgi-bin/ticket/getticket': (_input, token) =>
      this.isToken('wechat', token)
        ? { errcode: 0, ticket: 'ticket-of-pages', expires_in: LIFE_S }
        : { errcode: 40001 },
    '/wxa/business/getuserphonenumber': ({ code = '' }, token) => {
      if (!this.isToken('wechat', token)) return { errcode: 40001 }
      return this.use(code) ? { errcode: 0, phone_info: phoneOf(code, this.app.appId) } : { errcode: 40029 }
    },
    '/cgi-bin/message/subscribe/send': ({ touser, template_id, data }, token) => {
      if (!this.isToken('wechat', token)) return { errcode: 42001 }
      return this.take(touser, template_id, data) ? { errcode: 0 } : { errcode: 43101 }
    },
    '/api/apps/v2/token': ({ appid, secret }) =>
      this.isApp(appid, secret)
        ? { err_no: 0, data: { access_token: this.newToken('douyin'), expires_in: LIFE_S } }
        : { err_no: 40015 },
    '/oauth/client_token/': ({ client_key, client_secret }) =>
      this.isApp(client_key, client_secret)
        ? {
            data: { access_token: this.newToken('douyin client'), expires_in: LIFE_S, error_code: 0 },
            message: 'success',
          }
        : { data: { error_code: 10013 }, message: 'error' },
    '/api/apps/v2/jscode2session': ({ appid, secret, code }) =>
      this.isApp(appid, secret) && this.use(code) ? { err_no: 0, data: this.session(code) } : { err_no: 40018 },
    '/api/apps/v1/get_phonenumber_info/': ({ code = '' }, token) => {
      if (!this.isToken('douyin client', token)) return { err_no: 28001003 }
      const text = Buffer.from(JSON.stringify(phoneOf(code, this.app.appId)))
      const key = { key: this.douyinKeys.publicKey, padding: constants.RSA_PKCS1_PADDING }
      return { err_no: 0, data: publicEncrypt(key, text).toString('base64') }
    },
    '/api/apps/subscribe_notification/developer/v1/notify': ({ open_id, tpl_id, data }, token) => {
      if (!this.isToken('douyin', token)) return { err_no: 40002 }
      return this.take(open_id, tpl_id, data) ? { err_no: 0 } : { err_no: 40003 }
    },
    '/api/rmp/token': ({ appid, secret }) =>
      this.isApp(appid, secret)
        ? { code: 0, success: true, data: { access_token: this.newToken('xhs'), expire_in: LIFE_S } }
        : { code: -1, success: false },
    '/api/rmp/session': ({ code }, token) =>
      this.isToken('xhs', token) && this.use(code)
        ? { code: 0, data: this.session(code) }
        : { code: -2, success: false },
    '/api/rmp/message/subscribe/send': ({ open_id, template_id, data }, token) =>
      this.isToken('xhs', token) && this.take(open_id, template_id, data) ? { code: 0 } : { code: -3 },
  }

  private isApp(appId = '', secret = ''): boolean {
    return appId === this.app.appId && secret === this.app.secret
  }

  /** A new token ends the former. */
  private newToken(vendor: string): string {
    const tokens = this.tokens.get(vendor) ?? []
    const token = `${vendor.replace(' ', '-')}-token-${tokens.length + 1}`
    this.tokens.set(vendor, [...tokens, token])
    return token
  }

  private isToken(vendor: string, token: string): boolean {
    return this.tokens.get(vendor)?.at(-1) === token
  }

  /** A code is good once. */
  private use(code = ''): boolean {
    if (code === '' || this.usedCodes.has(code)) return false
    this.usedCodes.add(code)
    return true
  }

  private session(code = ''): object {
    const name = createHash('sha1')
      .update(code.split('.')[0] ?? '')
      .digest('hex')
      .slice(0, 20)
    return { openid: `o-${name}`, unionid: `u-${name}`, session_key: this.sessionKey }
  }

  private take(openId = '', template = '', data: unknown = {}): boolean {
    if (openId === 'o-refused') return false
    this.messages.push({ openId, template, data })
    return true
  }
}

function phoneOf(phone: string, appid: string): object {
  return { phoneNumber: `+86${phone}`, purePhoneNumber: phone, countryCode: '86', watermark: { appid, timestamp: 1 } }
}

/** An issuer of identity tokens: its keys change, and their list with them. */
export class TokenIssuerVendor {
  readonly server = new VendorServer(() => ({ status: 200, body: JSON.stringify({ keys: this.listed }) }))
  private keys: { kid: string; privateKey: KeyObject; publicKey: KeyObject }[] = []

  constructor() {
    this.rotate()
  }

  rotate(): void {
    const kid = `key-${this.keys.length + 1}`
    this.keys = [{ kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) }, ...this.keys]
  }

  /** A token with these claims, signed by the newest key. */
  token(claims: object): string {
    const [key] = this.keys
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const text = `${part({ alg: 'RS256', typ: 'JWT', kid: key?.kid })}.${part(claims)}`
    return `${text}.${createSign('RSA-SHA256')
      .update(text)
      .sign(key?.privateKey as KeyObject, 'base64url')}`
  }

  private get listed(): object[] {
    return this.keys
      .slice(0, 2)
      .map(({ kid, publicKey }) => ({ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }))
  }
}
