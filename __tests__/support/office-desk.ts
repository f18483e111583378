import { createHmac } from 'node:crypto'
import type { StaffRole } from '../../gateway/src/database/schema/staff'
import { inviteStaff } from '../../gateway/src/office/invitations'
import type { TestGateway } from './test-gateway'

export const PASSWORD = 'correct horse battery'
const PERIOD_MS = 30_000
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
let staffCount = 0

interface Reply {
  status: number
  body: Record<string, unknown> & { rows: Record<string, unknown>[]; code?: string }
  text: string
}

/** A member of staff at a browser of the office. */
export class OfficeDesk {
  cookie = ''

  constructor(
    readonly shop: TestGateway,
    readonly email: string,
    readonly secret: string,
  ) {}

  /** Invites a member of staff, who accepts and is signed in. */
  static async open(shop: TestGateway, role: StaffRole = 'OWNER'): Promise<OfficeDesk> {
    staffCount += 1
    const email = `staff${staffCount}@shop.example`
    const { token } = await inviteStaff({ db: shop.database.db, clock: shop.clock }, { email, name: '李雷', role })
    return OfficeDesk.accept(shop, token)
  }

  static async accept(shop: TestGateway, token: string): Promise<OfficeDesk> {
    const { body } = await new OfficeDesk(shop, '', '').post('invitation', { token })
    const desk = new OfficeDesk(shop, String(body.email), String(body.secret))
    await desk.post('invitation/accept', { token, password: PASSWORD, code: desk.code() })
    return desk
  }

  /** Code of the authenticator app. */
  code(inPeriods = 0): string {
    return totp(this.secret, Math.floor(this.shop.clock.now() / PERIOD_MS) + inPeriods)
  }

  /** Signs in with the next code: each counts once. */
  signIn(changes: object = {}): Promise<Reply> {
    return this.post('sign-in', { email: this.email, password: PASSWORD, code: this.code(1), ...changes })
  }

  get(path: string, query: Record<string, string> = {}): Promise<Reply> {
    return this.send('GET', path, { query })
  }

  post(path: string, payload: object = {}): Promise<Reply> {
    return this.send('POST', path, { payload })
  }

  async send(
    method: 'GET' | 'POST',
    path: string,
    {
      headers = { 'x-encore-office': '1' },
      ...request
    }: { headers?: object; query?: Record<string, string>; payload?: object },
  ): Promise<Reply> {
    const answer = await this.shop.gateway.inject({
      method,
      url: `/office/api/${path}`,
      headers: { ...headers, ...(this.cookie && { cookie: this.cookie }) },
      ...request,
    })
    const set = answer.headers['set-cookie']
    if (typeof set === 'string') this.cookie = set.split(';')[0] ?? ''
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    return { status: answer.statusCode, body: isJson ? answer.json() : { rows: [] }, text: answer.body }
  }
}

/** A code of RFC 6238: SHA-1, six digits. */
function totp(secret: string, period: number): string {
  const bits = [...secret].map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(period))
  const hash = createHmac('sha1', key).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
