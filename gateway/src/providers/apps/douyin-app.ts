import type { KeyObject } from 'node:crypto'
import type { Database } from '../../database/connect'
import { AccessTokens } from './access-tokens'
import type { VendorAppKeys } from './vendor-app-keys'
import { checkCode, requestJson, textOf } from './vendor-json'

export const DOUYIN = 'douyin'
const SECOND_MS = 1000

/** Keys of a mini-program at Douyin, which has two hosts. */
export interface DouyinAppKeys extends VendorAppKeys {
  openOrigin: string
  /** Key of the app, which decrypts phones; without it phones are typed. */
  privateKey: KeyObject | null
}

/** A mini-program at Douyin. */
export class DouyinApp {
  readonly appTokens: AccessTokens
  readonly clientTokens: AccessTokens

  constructor(
    readonly keys: DouyinAppKeys,
    db: Database,
  ) {
    this.appTokens = new AccessTokens(db, `${DOUYIN} ${keys.appId}`, () => this.fetchAppToken())
    this.clientTokens = new AccessTokens(db, `${DOUYIN} client ${keys.appId}`, () => this.fetchClientToken())
  }

  async post(path: string, body: object) {
    const answer = await requestJson({ vendor: DOUYIN, url: `${this.keys.origin}${path}`, body })
    checkCode(DOUYIN, answer.err_no)
    return answer
  }

  /** A call of the newer host, with its own token. */
  async postOpen(path: string, body: object, now: number) {
    const headers = { 'access-token': await this.clientTokens.get(now) }
    const answer = await requestJson({ vendor: DOUYIN, url: `${this.keys.openOrigin}${path}`, body, headers })
    checkCode(DOUYIN, answer.err_no)
    return answer
  }

  private async fetchAppToken() {
    const { appId: appid, secret } = this.keys
    const { data } = await this.post('/api/apps/v2/token', { appid, secret, grant_type: 'client_credential' })
    return tokenIn(data)
  }

  private async fetchClientToken() {
    const { appId, secret, openOrigin } = this.keys
    const body = { client_key: appId, client_secret: secret, grant_type: 'client_credential' }
    const { data } = await requestJson({ vendor: DOUYIN, url: `${openOrigin}/oauth/client_token/`, body })
    checkCode(DOUYIN, (data as { error_code?: number } | undefined)?.error_code)
    return tokenIn(data)
  }
}

function tokenIn(data: unknown) {
  const { expires_in: seconds } = (data ?? {}) as { expires_in?: number }
  return { token: textOf(DOUYIN, data, 'access_token'), lifeMs: Number(seconds) * SECOND_MS }
}
