import { refreshTokens } from '@/contracts/account/refresh-tokens'
import { endpoint } from '@/contracts/endpoint'
import { ERROR_CODE, STATUS } from '@/contracts/envelope'
import { AppError, type AppErrorDetails } from '@/lib/app-error'
import type { Call, Next } from '../call'
import type { PromptWords } from '../prompter'
import { createRequest } from '../request'
import { sessionCodes } from './session-codes'

const read = endpoint<object, unknown>({ path: 'trade/buyer/v3/x' })
const important = endpoint<object, unknown>({ path: 'trade/buyer/v3/y', priority: 'high' })

function session(answers: boolean[] = []) {
  const told: string[] = []
  const actions = {
    accessToken: 'token' as string | null,
    signOut: () => void told.push('→ log out'),
    openAccountBinding: () => void told.push('→ bind'),
    keepAccount: () => void told.push('→ keep'),
  }
  const prompter = {
    async confirm(kind: string, { hasNoWayOut, content }: PromptWords) {
      told.push([hasNoWayOut ? `${kind}!` : kind, content].filter(Boolean).join(' '))
      await Promise.resolve()
      return answers.shift() ?? true
    },
  }
  let details: AppErrorDetails = {}
  const send: Next = async () => {
    throw new AppError('rejected', 'x', details)
  }
  const withToken = (call: Call, next: Next) => next({ ...call, headers: { 'access-token': 'token' } })
  const request = createRequest(send, [withToken, sessionCodes(actions, prompter)])
  const hear = (statusCode: number, call?: Call['endpoint'], times?: number) =>
    hearError({ httpCode: 200, statusCode }, call, times)
  async function hearError(answer: AppErrorDetails, call: Call['endpoint'] = read, times = 1) {
    details = answer
    const calls = Array.from({ length: times }, () => request(call, {}).catch(() => null))
    await Promise.all(calls)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { told, actions, hear, hearError }
}

describe('a refused refresh of the token', () => {
  it.each([15012099, 22037057, 40001])('ends the session, whatever code it has: %i (NET-101)', async (code) => {
    const { told, hear } = session()
    await hear(code, refreshTokens)
    expect(told).toEqual(['→ log out'])
    told.length = 0
    await hear(code, read)
    expect(told).toEqual([])
  })

  it.each<[string, AppErrorDetails]>([
    ['the shop is closed', { httpCode: 200, statusCode: 500, errorCode: ERROR_CODE.shopNotOpen }],
    ['a server on the way failed', { httpCode: 502, statusCode: 502 }],
    ['no answer came', {}],
  ])('leaves it when %s', async (_why, details) => {
    const { told, hearError } = session()
    await hearError(details, refreshTokens)
    expect(told).toEqual([])
  })

  it('shows the other device first', async () => {
    const { told, hear } = session()
    await hear(STATUS.loginOtherDevice, refreshTokens)
    expect(told).toEqual(['otherDevice', '→ log out'])
  })
})

describe('a code of the session', () => {
  it.each(['loginExpire', 'tokenException', 'loginOut', 'notLogin'] as const)(
    '%s logs out (NET-101, NET-104, NET-105, NET-106, LOGIN-046)',
    async (name) => {
      const { told, hear } = session()
      await hear(STATUS[name])
      expect(told).toEqual(['→ log out'])
    },
  )

  it.each(['tokenExpire', 'memberDiscountWrong', 'success'] as const)('%s is none of this', async (name) => {
    const { told, hear } = session()
    await hear(STATUS[name])
    expect(told).toEqual([])
  })

  it('shows the other device once for all calls (NET-100, LOGIN-049)', async () => {
    const { told, hear } = session()
    await hear(STATUS.loginOtherDevice, read, 3)
    expect(told).toEqual(['otherDevice', '→ log out'])
  })

  it('prompts an account without a phone, then opens binding (NET-102, LOGIN-050)', async () => {
    const { told, hear } = session()
    await hear(STATUS.needBind, read, 2)
    expect(told).toEqual(['needBind', '→ bind'])
  })

  it('prompts to keep an account that is about to close, with the shop’s text, or logs out (USER-043)', async () => {
    const { told, hearError } = session([true, false])
    for (const answered of ['→ keep', '→ log out']) {
      await hearError({ httpCode: 200, statusCode: STATUS.accountEnding, comments: '11.27' }, read, 2)
      expect(told.splice(0)).toEqual(['accountEnding 11.27', answered])
    }
  })

  it.each(['languageMismatch', 'areaMismatch'] as const)(
    '%s offers to log out (NET-108, NET-109, LOGIN-052, LOGIN-053, LOGIN-063)',
    async (name) => {
      const { told, hear } = session()
      await hear(STATUS[name])
      expect(told).toEqual([name, '→ log out'])
    },
  )

  it('prompts again for an important call after one refusal', async () => {
    const { told, hear } = session([false, false])
    await hear(STATUS.areaMismatch, important)
    expect(told).toEqual(['areaMismatch'])
    await hear(STATUS.areaMismatch, read)
    expect(told).toEqual(['areaMismatch'])
    await hear(STATUS.areaMismatch, important)
    expect(told).toEqual(['areaMismatch', 'areaMismatch!', '→ log out'])
  })

  it('ignores codes of a session that has ended', async () => {
    for (const now of [null, 'another token']) {
      const { told, actions, hear } = session()
      actions.accessToken = now
      await hear(STATUS.loginExpire)
      await hear(STATUS.loginOtherDevice)
      expect(told).toEqual([])
    }
  })
})
