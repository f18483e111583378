import type { Transport } from '@/request/transport'

const TIMEOUT_MS = 5000

/** The `/sandbox` of Encore's own gateway: codes of messages and answers of pictures, and a provider that pays. */
export class Sandbox {
  private constructor(private readonly transport: Transport) {}

  /** Null for a gateway that has none. */
  static async find(transport: Transport): Promise<Sandbox | null> {
    const sandbox = new Sandbox(transport)
    const captchas = await sandbox.get('captchas').catch(() => null)
    return Array.isArray(captchas) ? sandbox : null
  }

  /** What a person would read in a picture. */
  async answerOf(captchaId: string): Promise<string> {
    const captchas = await this.get('captchas')
    const found = listOf<{ id: string; answer: string }>(captchas).find(({ id }) => id === captchaId)
    return found?.answer ?? ''
  }

  /** The code of the newest message to a phone. */
  async codeFor(cellphone: string): Promise<string> {
    const messages = listOf<{ recipient: string; content: string }>(await this.get('outbox'))
    const content = messages.find(({ recipient }) => recipient.includes(cellphone))?.content ?? ''
    return /\d{6}/.exec(content)?.[0] ?? ''
  }

  /** Pays an order as the provider would. */
  async pay(orderId: string): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const url = `/sandbox/api/orders/${orderId}/pay`
    await this.transport({ method: 'POST', url, headers, body: '{}', timeoutMs: TIMEOUT_MS })
  }

  private async get(name: string): Promise<unknown> {
    const url = `/sandbox/api/${name}`
    return (await this.transport({ method: 'GET', url, headers: {}, timeoutMs: TIMEOUT_MS })).body
  }
}

function listOf<Item>(value: unknown): Item[] {
  return Array.isArray(value) ? value : []
}
