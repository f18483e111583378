import { newId } from '../../gateway/src/random'
import { GatePhone } from '../../office/src/gate/gate-phone'
import type { GateDoor } from './gate-door'
import { OfficeDesk } from './office-desk'

/** A phone with the code of the web app at a door; its network can be cut. */
export class DoorPhone {
  isConnected = true
  /** Loses the next answer of a write on its way back. */
  losesAnswer = false
  readonly stored = new Map<string, unknown>()
  readonly phone: GatePhone

  private constructor(
    readonly door: GateDoor,
    readonly desk: OfficeDesk,
  ) {
    this.phone = this.start()
  }

  static async open(door: GateDoor, gateName: string, entrance?: string): Promise<DoorPhone> {
    const opened = new DoorPhone(door, await OfficeDesk.open(door.shop, 'GATE'))
    const { phone } = opened
    const { sessionId } = door
    await phone.loadList(sessionId)
    await phone.open({ sessionId, title: '', timeText: '', gateName, ...(entrance !== undefined && { entrance }) })
    return opened
  }

  /** The app starts again with what the phone keeps. */
  async reload(): Promise<GatePhone> {
    const phone = this.start()
    await phone.restore()
    return phone
  }

  private start(): GatePhone {
    return new GatePhone({
      calls: {
        read: (path, query) => this.call('GET', path, query),
        write: (path, input) => this.call('POST', path, input),
      },
      store: {
        get: async <Value>(key: string) => {
          const text = this.stored.get(key)
          return text === undefined ? undefined : (JSON.parse(String(text)) as Value)
        },
        set: async (key, value) => void this.stored.set(key, JSON.stringify(value)),
        clear: async () => this.stored.clear(),
      },
      clock: () => this.door.shop.clock.now(),
      newId,
      newSalt: () => newId().replaceAll('-', '').slice(0, 32).padEnd(32, '0'),
      onChange: () => {},
    })
  }

  private async call<Answer>(method: 'GET' | 'POST', path: string, fields: object): Promise<Answer> {
    if (!this.isConnected) throw new TypeError('no network')
    const query = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    const { status, body } = await this.desk.send(method, path, method === 'GET' ? { query } : { payload: fields })
    if (method === 'POST' && this.losesAnswer) {
      this.losesAnswer = false
      throw new TypeError('lost')
    }
    if (status !== 200) throw Object.assign(new Error(String(body.code)), { status })
    return body as Answer
  }
}
