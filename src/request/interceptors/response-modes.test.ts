import fc from 'fast-check'
import { type EndpointDefinition, endpoint } from '@/contracts/endpoint'
import { AppError } from '@/lib/app-error'
import type { AutoRetryWindow, PromptWords, QuestionKind } from '../prompter'
import { createRequest } from '../request'
import type { HttpReply, HttpRequest } from '../transport'
import { unwrapEnvelope } from '../unwrap-envelope'
import { idempotency } from './idempotency'
import { responseModes } from './response-modes'
import { trace } from './trace'

const businessError = (mode: number | undefined, more: object = {}): HttpReply => ({
  status: 200,
  headers: {},
  body: { statusCode: 22030000, mode, comments: 'busy', data: null, ...more },
})
const ok: HttpReply = { status: 200, headers: {}, body: { statusCode: 200, data: 'done' } }
const http = (status: number): HttpReply => ({ status, headers: {}, body: '' })

function pipeline(
  replies: (HttpReply | AppError)[],
  priority: EndpointDefinition['priority'] = 'critical',
  input: Record<string, string> = { showId: '7' },
) {
  const sent: HttpRequest[] = []
  const told: string[] = []
  const answers: (boolean | (() => boolean))[] = []
  const windows: { tries: number[]; places: number[]; isOpen: boolean }[] = []
  let cancelAutoRetry = () => {}
  const state = { page: 'a' }
  const prompter = {
    notify: ({ title }: PromptWords) => void told.push(`toast ${title}`),
    async confirm(kind: QuestionKind, _words: PromptWords) {
      told.push(kind)
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
    openLogin: () => void told.push('→ login'),
    goBack: async () => void told.push('→ back'),
    openBooking: async (params: object) => void told.push(`→ booking ${JSON.stringify(params)}`),
    keepBackToBooking: () => void told.push('backMode 11'),
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
  return { run, sent, told, answers, windows, waits, state, onWait, cancel: () => cancelAutoRetry() }
}

const keysOf = (sent: HttpRequest[]) => new Set(sent.map(({ headers }) => headers['idempotency-key']))

describe('a failed call that matters', () => {
  it.each([
    [0, [], 'NET-075'],
    [1, ['toast busy'], 'NET-076'],
    [2, ['alert'], 'NET-077'],
    [3, ['login', '→ login'], 'NET-078'],
    [4, ['back', '→ back'], 'NET-079'],
    [5, ['waiting'], 'NET-080'],
    [8, ['back', '→ back'], 'NET-081'],
    [11, ['booking', '→ booking {"showId":"7"}'], 'NET-084'],
    [77, ['generic', '→ back'], 'NET-085'],
    [undefined, ['generic', '→ back'], 'NET-085'],
  ])('of mode %p is shown so: %j (%s, NET-140)', async (mode, expected, _row) => {
    const { run, told, sent } = pipeline([businessError(mode)])
    expect(await run()).toBe('22030000')
    expect(told).toEqual(expected)
    expect(sent).toHaveLength(1)
  })

  it.each(['medium', 'low'] as const)('of %s priority shows nothing (NET-074)', async (priority) => {
    for (const reply of [businessError(2), http(461), http(504), businessError(9)]) {
      const { run, told, windows } = pipeline([reply], priority)
      await run()
      expect([told, windows]).toEqual([[], []])
    }
  })

  it.each(['RE110028217778', 'RE110028217763'])(
    'of mode 11 with %s makes every way back lead to the booking (NET-095, NET-096)',
    async (errorCode) => {
      const { run, told } = pipeline([businessError(11, { errorCode })])
      expect(await run()).toBe(errorCode)
      expect(told).toEqual(['backMode 11', 'booking', '→ booking {"showId":"7"}'])
      const other = pipeline([businessError(2, { errorCode })])
      await other.run()
      expect(other.told).toEqual(['alert'])
    },
  )

  it('of mode 11 takes the privilege and the card along', async () => {
    const input = { showId: '7', privilegeId: 'p', cardId: 'c', userCardInstanceId: 'u', remark: 'x' }
    const { run, told } = pipeline([businessError(11)], 'critical', input)
    await run()
    expect(told[1]).toBe('→ booking {"showId":"7","privilegeId":"p","cardId":"c","userCardInstanceId":"u"}')
  })

  it('is forgotten with the page it was shown on: nobody goes back twice', async () => {
    for (const reply of [businessError(4), businessError(10), businessError(11), http(461)]) {
      const { run, told, state, answers } = pipeline([reply])
      answers.push(() => {
        state.page = 'another'
        return false
      })
      await run()
      expect(told.filter((line) => line.startsWith('→'))).toEqual([])
    }
  })

  it('leaves the login closed when the user declines', async () => {
    const { run, told, answers } = pipeline([businessError(3)])
    answers.push(false)
    await run()
    expect(told).toEqual(['login'])
  })

  it('without a body gets the general words (NET-085)', async () => {
    const { run, told } = pipeline([{ status: 200, headers: {}, body: '<html>' }])
    await run()
    expect(told).toEqual(['generic', '→ back'])
  })

  it.each([15012010, 15012009, 15012020])(
    'of the session (%i) is left to those who look after it',
    async (statusCode) => {
      const { run, told } = pipeline([businessError(2, { statusCode })])
      await run()
      expect(told).toEqual([])
    },
  )

  it.each([461, 465, 469, 999, 418, 403, 405])('of status %i offers another try (NET-061…065)', async (status) => {
    const { run, told, sent } = pipeline([http(status), ok])
    expect(await run()).toBe('done')
    expect(told).toEqual(['networkBusy'])
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['504', http(504)],
    ['a timeout', new AppError('network', 'timeout')],
  ])('of %s offers another try (NET-066, NET-067)', async (_name, failure) => {
    const { run, told } = pipeline([failure, ok], 'high')
    expect(await run()).toBe('done')
    expect(told).toEqual(['networkOff'])
  })

  it('without a network is left to the screen', async () => {
    const { run, told } = pipeline([new AppError('network', 'offline')])
    expect(await run()).toBe('offline')
    expect(told).toEqual([])
  })
})

describe('mode 10', () => {
  it('sends the same call once for every tap, and believes the last answer (NET-083, NET-142)', async () => {
    const { run, told, sent } = pipeline([businessError(10), businessError(10), ok])
    expect(await run()).toBe('done')
    expect(told).toEqual(['retry', 'retry'])
    expect(sent).toHaveLength(3)
    expect(keysOf(sent).size).toBe(1)
  })

  it('counts the repetitions in a header, and keeps the trace of the call', async () => {
    const { run, sent } = pipeline([http(504), businessError(10), ok])
    expect(await run()).toBe('done')
    expect(sent.map(({ headers }) => headers['x-retry'])).toEqual([undefined, '1', '2'])
    expect(new Set(sent.map(({ headers }) => headers['front-trace-id'])).size).toBe(1)
  })

  it('goes back when the user does not want to', async () => {
    const { run, told, sent, answers } = pipeline([businessError(10)])
    answers.push(false)
    expect(await run()).toBe('22030000')
    expect(told).toEqual(['retry', '→ back'])
    expect(sent).toHaveLength(1)
  })

  it('shows the second answer by its own mode', async () => {
    const { run, told } = pipeline([businessError(10), businessError(2)])
    await run()
    expect(told).toEqual(['retry', 'alert'])
  })
})

describe('mode 9', () => {
  it('tries by itself every three seconds, ten times at the most, with one key (NET-086, CONST-008)', async () => {
    const { run, sent, windows, waits } = pipeline([businessError(9)])
    expect(await run()).toBe('22030000')
    expect(waits).toEqual(Array(10).fill(3000))
    expect(sent).toHaveLength(11)
    expect(keysOf(sent).size).toBe(1)
    expect(windows).toEqual([{ tries: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], places: [], isOpen: false }])
  })

  it('ends with the first answer of another kind (NET-087)', async () => {
    const { run, sent, windows, told } = pipeline([businessError(9), businessError(9), businessError(2), ok])
    expect(await run()).toBe('22030000')
    expect(sent).toHaveLength(3)
    expect(told).toEqual(['alert'])
    expect(windows[0]?.isOpen).toBe(false)
  })

  it('ends when another page is in sight (NET-088)', async () => {
    const { run, sent, state, onWait, told, windows } = pipeline([businessError(9)])
    onWait.do = () => {
      state.page = 'b'
    }
    await run()
    expect(sent).toHaveLength(1)
    expect([told, windows[0]?.isOpen]).toEqual([[], false])
  })

  it('ends, and goes back, when the user has had enough (NET-089)', async () => {
    const { run, sent, onWait, cancel, told } = pipeline([businessError(9)])
    onWait.do = cancel
    expect(await run()).toBe('22030000')
    expect(sent).toHaveLength(1)
    expect(told).toEqual(['→ back'])
  })

  it('asks first where the call is not critical (NET-090)', async () => {
    const { run, told, windows } = pipeline([businessError(9), ok], 'high')
    expect(await run()).toBe('done')
    expect([told, windows]).toEqual([['retry'], []])
  })

  it('never sends more than eleven times nor with a second key, whatever the server answers', async () => {
    const reply = fc.constantFrom(9, 9, 9, 9, 0, 1, 2, 5, undefined).map((mode) => businessError(mode))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(reply, fc.constant(ok)), { minLength: 1, maxLength: 20 }), async (replies) => {
        const { run, sent, windows } = pipeline(replies)
        await run()
        expect(sent.length).toBeLessThanOrEqual(11)
        expect(keysOf(sent).size).toBe(1)
        expect(windows.every(({ isOpen }) => !isOpen)).toBe(true)
      }),
    )
  })
})

describe('mode 9 with a place in the queue (CAT-076)', () => {
  const queued = (place: number, waitSeconds = place * 2) =>
    businessError(9, { data: { place, firstPlace: 40, perMinute: 30, waitSeconds, turnSeconds: 600 } })

  it('waits as long as the shop says, however often it has to ask, and shows each place', async () => {
    const places = [40, 33, 26, 20, 15, 12, 10, 8, 7, 5, 4, 2, 1]
    const { run, sent, windows, waits } = pipeline([...places.map((place) => queued(place)), ok])
    expect(await run()).toBe('done')
    expect(windows).toEqual([{ tries: [], places, isOpen: false }])
    expect(sent).toHaveLength(places.length + 1)
    expect(keysOf(sent).size).toBe(1)
    expect(waits.slice(0, 4)).toEqual([15_000, 15_000, 13_000, 10_000])
    expect(waits.slice(-2)).toEqual([3000, 3000])
  })

  it('ends when the user has had enough, or another page is in sight', async () => {
    const enough = pipeline([queued(40)])
    enough.onWait.do = enough.cancel
    await enough.run()
    expect([enough.sent.length, enough.told]).toEqual([1, ['→ back']])
    const left = pipeline([queued(40)])
    left.onWait.do = () => {
      left.state.page = 'b'
    }
    await left.run()
    expect([left.sent.length, left.told, left.windows[0]?.isOpen]).toEqual([1, [], false])
  })

  it('counts its tries where the place makes no sense, or is told no longer', async () => {
    const { run, sent, windows } = pipeline([businessError(9, { data: { place: 'soon' } })])
    await run()
    expect([sent.length, windows[0]?.places]).toEqual([11, []])
    const later = pipeline([queued(2), businessError(9)])
    await later.run()
    expect([later.sent.length, later.windows[0]?.tries.length]).toEqual([12, 10])
  })

  it('ends with the first answer of another kind', async () => {
    const { run, told, sent } = pipeline([queued(2), businessError(2)])
    await run()
    expect([told, sent.length]).toEqual([['alert'], 2])
  })
})
