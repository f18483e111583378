/** Source of what `/sandbox` shows: a gateway process, or the shop of a journey. */
export interface SandboxSource {
  sandbox<Answer>(path: string): Promise<Answer>
}

/** Answer of the newest picture captcha; empty without one. */
export async function newestCaptcha(source: SandboxSource): Promise<string> {
  const [captcha] = await source.sandbox<{ answer: string }[]>('captchas')
  return captcha?.answer ?? ''
}

/** Code in the newest message; empty without one. */
export async function newestCode(source: SandboxSource): Promise<string> {
  const [message] = await source.sandbox<{ content: string }[]>('outbox')
  return /\d{6}/.exec(message?.content ?? '')?.[0] ?? ''
}
