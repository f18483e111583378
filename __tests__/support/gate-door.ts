import { eq } from 'drizzle-orm'
import { vouchers } from '../../gateway/src/database/schema/tickets'
import { newId } from '../../gateway/src/random'
import { getTicketCode } from '../../src/contracts/voucher/get-ticket-code'
import { OfficeDesk } from './office-desk'
import { voucherAt } from './other-users/past-voucher'
import { Person } from './other-users/person'
import type { TestGateway } from './test-gateway'

const HOUR = 3_600_000

/** Answer of the gateway to a scan. */
export interface ScanAnswer {
  id: string
  answer: string
  isLetIn: boolean
  isUndone: boolean
  usedGate?: string
  usedText?: string
  [fact: string]: unknown
}

/** The door of a session that begins in an hour, and the holder of a ticket. */
export class GateDoor {
  private constructor(
    readonly shop: TestGateway,
    readonly holder: Person,
    readonly voucherId: string,
    readonly sessionId: string,
  ) {}

  static async open(shop: TestGateway): Promise<GateDoor> {
    const holder = await Person.join(shop)
    const voucherId = await voucherAt(holder, shop.clock.now() + HOUR)
    const [row] = await shop.database.db.select().from(vouchers).where(eq(vouchers.id, voucherId))
    return new GateDoor(shop, holder, voucherId, row?.sessionId ?? '')
  }

  /** Picture and number of the ticket now, as its holder's phone shows them. */
  async shown(voucherId = this.voucherId, holder = this.holder): Promise<{ picture: string; number: string }> {
    const [code] = (await holder.call(getTicketCode, { id: voucherId })).codes
    return { picture: code?.qrCode ?? '', number: code?.displayCode ?? '' }
  }

  /** A member of staff with a phone at a gate. */
  async phone(gateName: string): Promise<GatePhoneCalls> {
    return new GatePhoneCalls(this, await OfficeDesk.open(this.shop, 'GATE'), gateName)
  }
}

/** Calls of a phone at a gate. */
class GatePhoneCalls {
  constructor(
    readonly door: GateDoor,
    readonly desk: OfficeDesk,
    readonly gateName: string,
  ) {}

  scan(code: string, more: object = {}) {
    return { id: newId(), code, at: this.door.shop.clock.now(), ...more }
  }

  send(scans: object[], more: object = {}) {
    return this.desk.post('gate/scans', { sessionId: this.door.sessionId, gateName: this.gateName, scans, ...more })
  }

  async enter(code: string, more: object = {}): Promise<ScanAnswer> {
    const { body } = await this.send([this.scan(code)], more)
    return (body.answers as ScanAnswer[])[0] as ScanAnswer
  }

  /** Hands in the scan of a phone without a network, which let the person in. */
  async handIn(code: string, at: number): Promise<ScanAnswer> {
    const { body } = await this.send([this.scan(code, { at, isLate: true, isLetIn: true })])
    return (body.answers as ScanAnswer[])[0] as ScanAnswer
  }

  undo(id: string, reason = '按错了') {
    return this.desk.post(`gate/scans/${id}/undo`, { reason })
  }

  async news(salt = '0'.repeat(32), since = 0) {
    const { body } = await this.desk.get('gate/news', { sessionId: this.door.sessionId, salt, since: String(since) })
    return body as unknown as {
      counts: { sold: number; entered: number; gates: object[] }
      conflicts: { label: string | null; scans: { gateName: string; at: number; answer: string }[] }[]
      tickets: { mark: string; isUsed: boolean }[]
    }
  }
}
