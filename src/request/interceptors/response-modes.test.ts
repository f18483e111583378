import { businessError, http, keysOf, ok, pipeline } from '@test/mode-pipeline'
import { AppError } from '@/lib/app-error'

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
  ])('shows mode %p as %j (%s, NET-140)', async (mode, expected, _row) => {
    const { run, shown, sent } = pipeline([businessError(mode)])
    expect(await run()).toBe('22030000')
    expect(shown).toEqual(expected)
    expect(sent).toHaveLength(1)
  })

  it.each(['medium', 'low'] as const)('shows nothing at %s priority (NET-074)', async (priority) => {
    for (const reply of [businessError(2), http(461), http(504), businessError(9)]) {
      const { run, shown, windows } = pipeline([reply], priority)
      await run()
      expect([shown, windows]).toEqual([[], []])
    }
  })

  it.each(['RE110028217778', 'RE110028217763'])(
    'redirects back to the booking in mode 11 with %s (NET-095, NET-096)',
    async (errorCode) => {
      const { run, shown } = pipeline([businessError(11, { errorCode })])
      expect(await run()).toBe(errorCode)
      expect(shown).toEqual(['backMode 11', 'booking', '→ booking {"showId":"7"}'])
      const other = pipeline([businessError(2, { errorCode })])
      await other.run()
      expect(other.shown).toEqual(['alert'])
    },
  )

  it('passes the privilege and the card on in mode 11', async () => {
    const input = { showId: '7', privilegeId: 'p', cardId: 'c', userCardInstanceId: 'u', remark: 'x' }
    const { run, shown } = pipeline([businessError(11)], 'critical', input)
    await run()
    expect(shown[1]).toBe('→ booking {"showId":"7","privilegeId":"p","cardId":"c","userCardInstanceId":"u"}')
  })

  it('ends with its page: the user goes back once', async () => {
    for (const reply of [businessError(4), businessError(10), businessError(11), http(461)]) {
      const { run, shown, state, answers } = pipeline([reply])
      answers.push(() => {
        state.page = 'another'
        return false
      })
      await run()
      expect(shown.filter((line) => line.startsWith('→'))).toEqual([])
    }
  })

  it('leaves the login closed when the user declines', async () => {
    const { run, shown, answers } = pipeline([businessError(3)])
    answers.push(false)
    await run()
    expect(shown).toEqual(['login'])
  })

  it('shows a general text without a body (NET-085)', async () => {
    const { run, shown } = pipeline([{ status: 200, headers: {}, body: '<html>' }])
    await run()
    expect(shown).toEqual(['generic', '→ back'])
  })

  it.each([15012010, 15012009, 15012020])('leaves code %i to the session', async (statusCode) => {
    const { run, shown } = pipeline([businessError(2, { statusCode })])
    await run()
    expect(shown).toEqual([])
  })

  it.each([461, 465, 469, 999, 418, 403, 405])('offers a retry for status %i (NET-061…065)', async (status) => {
    const { run, shown, sent } = pipeline([http(status), ok])
    expect(await run()).toBe('done')
    expect(shown).toEqual(['networkBusy'])
    expect(sent).toHaveLength(2)
  })

  it.each([461, 469, 999, 418, 403, 405])(
    'offers a retry for status %i inside an answer of status 200, in every mode (NET-145)',
    async (statusCode) => {
      const { run, shown, sent } = pipeline([businessError(2, { statusCode }), ok])
      expect(await run()).toBe('done')
      expect(shown).toEqual(['networkBusy'])
      expect(sent).toHaveLength(2)
    },
  )

  it.each([
    ['504', http(504)],
    ['504 inside an answer of status 200', businessError(2, { statusCode: 504 })],
    ['a timeout', new AppError('network', 'timeout')],
  ])('offers a retry for %s (NET-066, NET-067)', async (_name, failure) => {
    const { run, shown } = pipeline([failure, ok], 'high')
    expect(await run()).toBe('done')
    expect(shown).toEqual(['networkOff'])
  })

  it('leaves a missing network to the screen', async () => {
    const { run, shown } = pipeline([new AppError('network', 'offline')])
    expect(await run()).toBe('offline')
    expect(shown).toEqual([])
  })
})

describe('mode 10', () => {
  it('sends the same call once for every tap, and uses the last answer (NET-083, NET-142)', async () => {
    const { run, shown, sent } = pipeline([businessError(10), businessError(10), ok])
    expect(await run()).toBe('done')
    expect(shown).toEqual(['retry', 'retry'])
    expect(sent).toHaveLength(3)
    expect(keysOf(sent).size).toBe(1)
  })

  it('counts the repetitions in a header, and keeps the trace of the call', async () => {
    const { run, sent } = pipeline([http(504), businessError(10), ok])
    expect(await run()).toBe('done')
    expect(sent.map(({ headers }) => headers['x-retry'])).toEqual([undefined, '1', '2'])
    expect(new Set(sent.map(({ headers }) => headers['front-trace-id'])).size).toBe(1)
  })

  it('goes back when the user declines', async () => {
    const { run, shown, sent, answers } = pipeline([businessError(10)])
    answers.push(false)
    expect(await run()).toBe('22030000')
    expect(shown).toEqual(['retry', '→ back'])
    expect(sent).toHaveLength(1)
  })

  it('shows the second answer by its own mode', async () => {
    const { run, shown } = pipeline([businessError(10), businessError(2)])
    await run()
    expect(shown).toEqual(['retry', 'alert'])
  })
})
