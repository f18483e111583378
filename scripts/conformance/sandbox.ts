import type { Transport } from '@/request/transport'

const TIMEOUT_MS = 5000

/** The `/sandbox` of Encore's own gateway: message codes, captcha answers, and a paying provider. */
export class Sandbox {
  private constructor(private readonly transport: Transport) {}

  /** Null for a gateway without one. */
  static async find(transport: Transport): Promise<Sandbox | null> {
    const sandbox = new Sandbox(transport)
    const captchas = await sandbox.get('captchas').catch(() => null)
    return Array.isArray(captchas) ? sandbox : null
  }

  /** Text of a captcha picture. */
  async answerOf(captchaId: string): Promise<string> {
    const captchas = await this.get('captchas')
    const found = listOf<{ id: string; answer: string }>(captchas).find(({ id }) => id === captchaId)
    return found?.answer ?? ''
  }

  /** Code of the latest message to a phone. */
  async codeFor(cellphone: string): Promise<string> {
    const messages = listOf<{ recipient: string; content: string }>(await this.get('outbox'))
    const content = messages.find(({ recipient }) => recipient.includes(cellphone))?.content ?? ''
    return /\d{6}/.exec(content)?.[0] ?? ''
  }

  /** Pays an order like the provider. */
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
