import { createHmac } from 'node:crypto'
import { requestMessage } from './answer-outcome'
import { type MessageChannel, MessageFault, type MessageProvider, type OutgoingMessage } from './contract'

const NAME = 'webhook'
/** Statuses of a receiver that asks for another try. */
const PASSING = [401, 403, 404, 408, 409, 425]

export interface WebhookAccount {
  url: string
  secret: Buffer
}

/** Messages to a service of the merchant, signed as Standard Webhooks describes it (docs/providers/webhook.md). */
export function createWebhook({ url, secret }: WebhookAccount, channel: MessageChannel): MessageProvider {
  const post = async (message: OutgoingMessage, now: number) => {
    const body = JSON.stringify({ channel, ...message })
    const headers = webhookHeaders(secret, { id: message.id, body, now })
    const { status } = await requestMessage({ vendor: NAME, method: 'POST', url, headers, body })
    if (status < 200 || status > 299) {
      throw new MessageFault(NAME, `HTTP_${status}`, PASSING.includes(status) ? 'NOT_TAKEN' : 'REFUSED')
    }
  }
  return {
    channel,
    name: NAME,
    origin: new URL(url).origin,
    isRepeatable: true,
    keepsTexts: false,
    templateFor: () => null,
    send: post,
  }
}

/** Headers that prove a message: its id, its time, and a signature of both with the body. */
export function webhookHeaders(
  secret: Buffer,
  { id, body, now }: { id: string; body: string; now: number },
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
