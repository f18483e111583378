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
  const shown: string[] = []
  const actions = {
    accessToken: 'token' as string | null,
    signOut: () => void shown.push('→ log out'),
    openAccountBinding: () => void shown.push('→ bind'),
    keepAccount: () => void shown.push('→ keep'),
  }
  const prompter = {
    async confirm(kind: string, { hasNoWayOut, content }: PromptWords) {
      shown.push([hasNoWayOut ? `${kind}!` : kind, content].filter(Boolean).join(' '))
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
  const receive = (statusCode: number, call?: Call['endpoint'], times?: number) =>
    receiveError({ httpCode: 200, statusCode }, call, times)
  async function receiveError(answer: AppErrorDetails, call: Call['endpoint'] = read, times = 1) {
    details = answer
    const calls = Array.from({ length: times }, () => request(call, {}).catch(() => null))
    await Promise.all(calls)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { shown, actions, receive, receiveError }
}

describe('a refused refresh of the token', () => {
  it.each([15012099, 22037057, 40001])('ends the session, whatever code it has: %i (NET-101)', async (code) => {
    const { shown, receive } = session()
    await receive(code, refreshTokens)
    expect(shown).toEqual(['→ log out'])
    shown.length = 0
    await receive(code, read)
    expect(shown).toEqual([])
  })

  it.each<[string, AppErrorDetails]>([
    ['the shop is closed', { httpCode: 200, statusCode: 500, errorCode: ERROR_CODE.shopNotOpen }],
    ['a server on the way failed', { httpCode: 502, statusCode: 502 }],
    ['no answer came', {}],
  ])('leaves it when %s', async (_why, details) => {
    const { shown, receiveError } = session()
    await receiveError(details, refreshTokens)
    expect(shown).toEqual([])
  })

  it('shows the other device first', async () => {
    const { shown, receive } = session()
    await receive(STATUS.loginOtherDevice, refreshTokens)
    expect(shown).toEqual(['otherDevice', '→ log out'])
  })
})

describe('a code of the session', () => {
  it.each(['loginExpire', 'tokenException', 'loginOut', 'notLogin'] as const)(
    '%s logs out (NET-101, NET-104, NET-105, NET-106, LOGIN-046)',
    async (name) => {
      const { shown, receive } = session()
      await receive(STATUS[name])
      expect(shown).toEqual(['→ log out'])
    },
  )

  it.each(['tokenExpire', 'memberDiscountWrong', 'success'] as const)('%s is no code of the session', async (name) => {
    const { shown, receive } = session()
    await receive(STATUS[name])
    expect(shown).toEqual([])
  })

  it('shows the other device once for all calls (NET-100, LOGIN-049)', async () => {
    const { shown, receive } = session()
    await receive(STATUS.loginOtherDevice, read, 3)
    expect(shown).toEqual(['otherDevice', '→ log out'])
  })

  it('prompts an account without a phone, then opens binding (NET-102, LOGIN-050)', async () => {
    const { shown, receive } = session()
    await receive(STATUS.needBind, read, 2)
    expect(shown).toEqual(['needBind', '→ bind'])
  })

  it('prompts to keep an account that is about to close, with the shop’s text, or logs out (USER-043)', async () => {
    const { shown, receiveError } = session([true, false])
    for (const answered of ['→ keep', '→ log out']) {
      await receiveError({ httpCode: 200, statusCode: STATUS.accountEnding, comments: '11.27' }, read, 2)
      expect(shown.splice(0)).toEqual(['accountEnding 11.27', answered])
    }
  })

  it.each(['languageMismatch', 'areaMismatch'] as const)(
    '%s offers to log out (NET-108, NET-109, LOGIN-052, LOGIN-053, LOGIN-063)',
    async (name) => {
      const { shown, receive } = session()
      await receive(STATUS[name])
      expect(shown).toEqual([name, '→ log out'])
    },
  )

  it('prompts again for an important call after one refusal', async () => {
    const { shown, receive } = session([false, false])
    await receive(STATUS.areaMismatch, important)
    expect(shown).toEqual(['areaMismatch'])
    await receive(STATUS.areaMismatch, read)
    expect(shown).toEqual(['areaMismatch'])
    await receive(STATUS.areaMismatch, important)
    expect(shown).toEqual(['areaMismatch', 'areaMismatch!', '→ log out'])
  })

  it('ignores codes of a session that has ended', async () => {
    for (const now of [null, 'another token']) {
      const { shown, actions, receive } = session()
      actions.accessToken = now
      await receive(STATUS.loginExpire)
      await receive(STATUS.loginOtherDevice)
      expect(shown).toEqual([])
    }
  })
})
