import { createHmac, timingSafeEqual } from 'node:crypto'
import { type VendorCall, VendorServer } from './vendor-server'

/** A message as the merchant's service took it. */
export interface TakenMessage {
  id: string
  channel: string
  recipient: string
  content: string
  textKey: string
  values: Record<string, string>
}

/** A service of the merchant that verifies messages as Standard Webhooks says, and takes each id once. */
export class WebhookReceiver {
  readonly taken = new Map<string, TakenMessage>()
  readonly server = new VendorServer((call) => ({ status: this.statusOf(call), body: '' }))

  constructor(private readonly secret: Buffer) {}

  private statusOf({ headers, body }: VendorCall): number {
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers
    const own = Buffer.from(`v1,${createHmac('sha256', this.secret).update(`${id}.${time}.${body}`).digest('base64')}`)
    const given = Buffer.from(String(signature))
    if (given.length !== own.length || !timingSafeEqual(given, own)) return 401
    const message: TakenMessage = JSON.parse(body)
    if (message.recipient.endsWith('0000')) return 422
    this.taken.set(String(id), message)
    return 204
  }
}
