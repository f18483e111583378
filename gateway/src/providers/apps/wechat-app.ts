import type { Database } from '../../database/connect'
import { AccessTokens } from './access-tokens'
import type { VendorAppKeys } from './vendor-app-keys'
import { checkCode, requestJson, textOf } from './vendor-json'

export const WECHAT = 'wechat'
/** Codes of a token that WeChat does not accept any longer. */
const OLD_TOKEN = ['40001', '40014', '42001']
const SECOND_MS = 1000

/** An app at WeChat: a mini-program, or an official account for pages. */
export class WechatApp {
  readonly tokens: AccessTokens

  constructor(
    readonly keys: VendorAppKeys,
    db: Database,
  ) {
    this.tokens = new AccessTokens(db, `${WECHAT} ${keys.appId}`, () => this.fetchToken())
  }

  /** A call without a token. */
  async get(path: string, query: Readonly<Record<string, string>>) {
    const answer = await requestJson({ vendor: WECHAT, url: `${this.keys.origin}${path}`, query })
    checkCode(WECHAT, answer.errcode)
    return answer
  }

  /** A call with the token of the app; one with an old token is repeated once with another. */
  async call(path: string, now: number, body?: object, query: Readonly<Record<string, string>> = {}) {
    const token = await this.tokens.get(now)
    const first = await this.send(path, token, body, query)
    if (!OLD_TOKEN.includes(String(first.errcode))) return first
    await this.tokens.drop(token)
    return this.send(path, await this.tokens.get(now), body, query)
  }

  private send(path: string, token: string, body: object | undefined, query: Readonly<Record<string, string>>) {
    const url = `${this.keys.origin}${path}`
    const allQuery = { access_token: token, ...query }
    return requestJson({ vendor: WECHAT, url, query: allQuery, ...(body && { body }) })
  }

  private async fetchToken() {
    const { appId, secret, origin } = this.keys
    const body = { grant_type: 'client_credential', appid: appId, secret }
    const answer = await requestJson({ vendor: WECHAT, url: `${origin}/cgi-bin/stable_token`, body })
    checkCode(WECHAT, answer.errcode)
    return { token: textOf(WECHAT, answer, 'access_token'), lifeMs: Number(answer.expires_in) * SECOND_MS }
  }
}
