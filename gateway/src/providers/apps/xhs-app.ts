import type { Database } from '../../database/connect'
import { AccessTokens } from './access-tokens'
import type { VendorAppKeys } from './vendor-app-keys'
import { checkCode, requestJson, textOf } from './vendor-json'

export const XHS = 'xiaohongshu'
const SECOND_MS = 1000

/** A mini-program at Xiaohongshu. */
export class XhsApp {
  readonly tokens: AccessTokens

  constructor(
    readonly keys: VendorAppKeys,
    db: Database,
  ) {
    this.tokens = new AccessTokens(db, `${XHS} ${keys.appId}`, () => this.fetchToken())
  }

  async get(path: string, query: Readonly<Record<string, string>>, now: number) {
    const own = { app_id: this.keys.appId, access_token: await this.tokens.get(now) }
    return this.dataOf(
      await requestJson({ vendor: XHS, url: `${this.keys.origin}${path}`, query: { ...own, ...query } }),
    )
  }

  async post(path: string, body: object, now: number) {
    const query = { app_id: this.keys.appId, access_token: await this.tokens.get(now) }
    return this.dataOf(await requestJson({ vendor: XHS, url: `${this.keys.origin}${path}`, query, body }))
  }

  private async fetchToken() {
    const { appId: appid, secret, origin } = this.keys
    const answer = await requestJson({ vendor: XHS, url: `${origin}/api/rmp/token`, body: { appid, secret } })
    const data = this.dataOf(answer)
    const { expire_in: seconds } = data as { expire_in?: number }
    return { token: textOf(XHS, data, 'access_token'), lifeMs: Number(seconds) * SECOND_MS }
  }

  private dataOf({ code, data }: Readonly<Record<string, unknown>>): unknown {
    checkCode(XHS, code)
    return data
  }
}
