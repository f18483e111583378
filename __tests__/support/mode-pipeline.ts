import { type EndpointDefinition, endpoint } from '@/contracts/endpoint'
import { AppError } from '@/lib/app-error'
import { idempotency } from '@/request/interceptors/idempotency'
import { responseModes } from '@/request/interceptors/response-modes'
import { trace } from '@/request/interceptors/trace'
import type { AutoRetryWindow, PromptWords, QuestionKind } from '@/request/prompter'
import { createRequest } from '@/request/request'
import type { HttpReply, HttpRequest } from '@/request/transport'
import { unwrapEnvelope } from '@/request/unwrap-envelope'

/** A refusal of the shop with this mode. */
export const businessError = (mode: number | undefined, more: object = {}): HttpReply => ({
  status: 200,
  headers: {},
  body: { statusCode: 22030000, mode, comments: 'busy', data: null, ...more },
})
export const ok: HttpReply = { status: 200, headers: {}, body: { statusCode: 200, data: 'done' } }
export const http = (status: number): HttpReply => ({ status, headers: {}, body: '' })

/** A call with these replies in sequence, and the dialogs shown to the user. */
export function pipeline(
  replies: (HttpReply | AppError)[],
  priority: EndpointDefinition['priority'] = 'critical',
  input: Record<string, string> = { showId: '7' },
) {
  const sent: HttpRequest[] = []
  const shown: string[] = []
  const answers: (boolean | (() => boolean))[] = []
  const windows: { tries: number[]; places: number[]; isOpen: boolean }[] = []
  let cancelAutoRetry = () => {}
  const state = { page: 'a' }
  const prompter = {
    notify: ({ title }: PromptWords) => void shown.push(`toast ${title}`),
    async confirm(kind: QuestionKind, _words: PromptWords) {
      shown.push(kind)
      const answer = answers.shift() ?? true
      return typeof answer === 'boolean' ? answer : answer()
    },
    startAutoRetry(): AutoRetryWindow {
      const opened = { tries: [] as number[], places: [] as number[], isOpen: true }
      windows.push(opened)
      const cancelled = new Promise<void>((resolve) => {
        cancelAutoRetry = resolve
      })
      return {
        cancelled,
        setTries: (tries) => void opened.tries.push(tries),
        setPlace: ({ place }) => void opened.places.push(place),
        close: () => {
          opened.isOpen = false
        },
      }
    },
  }
  const waits: number[] = []
  const onWait = { do: () => {} }
  const actions = {
    openLogin: () => void shown.push('→ login'),
    goBack: async () => void shown.push('→ back'),
    openBooking: async (params: object) => void shown.push(`→ booking ${JSON.stringify(params)}`),
    keepBackToBooking: () => void shown.push('backMode 11'),
    pageKey: () => state.page,
    wait: async (ms: number) => {
      waits.push(ms)
      onWait.do()
    },
  }
  const transport = async (request: HttpRequest) => {
    sent.push(request)
    const reply = replies[Math.min(sent.length, replies.length) - 1]
    if (reply instanceof AppError) throw reply
    return reply ?? ok
  }
  const request = createRequest(unwrapEnvelope(transport), [trace, idempotency, responseModes(prompter, actions)])
  const call = endpoint<Record<string, string>, string>({
    method: 'POST',
    path: 'trade/buyer/x',
    isCreate: true,
    priority,
  })
  const run = async () => {
    const outcome = await request(call, input).catch((error: AppError) => error.code)
    await new Promise((resolve) => setImmediate(resolve))
    return outcome
  }
  return { run, sent, shown, answers, windows, waits, state, onWait, cancel: () => cancelAutoRetry() }
}

export const keysOf = (sent: HttpRequest[]) => new Set(sent.map(({ headers }) => headers['idempotency-key']))
