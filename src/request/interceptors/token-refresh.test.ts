import { getProfile } from '@/contracts/account/get-profile'
import { refreshTokens } from '@/contracts/account/refresh-tokens'
import { STATUS } from '@/contracts/envelope'
import { AppError } from '@/lib/app-error'
import { buildCall } from '../build-call'
import type { Call, Next } from '../call'
import { tokenRefresh } from './token-refresh'

const headers = { 'access-token': 'old' }
const expired = () => new AppError('unauthorized', 'token-expire', { statusCode: STATUS.tokenExpire })

describe('a refresh that is itself refused as expired', () => {
  it('ends the calls that wait for it, instead of waiting for itself', async () => {
    const sent: string[] = []
    const next: Next = async ({ endpoint }) => {
      sent.push(endpoint.path)
      throw expired()
    }
    const withToken = (call: Call): Call => ({ ...call, headers })
    const interceptor = tokenRefresh({ accessToken: 'old' }, async () => {
      await interceptor(withToken(buildCall(refreshTokens, { refreshToken: 'r' }, {})), next)
    })
    const outcome = await interceptor(withToken(buildCall(getProfile, {}, {})), next).catch((error: unknown) => error)
    expect(outcome).toBeInstanceOf(AppError)
    expect(sent).toEqual([getProfile.path, refreshTokens.path])
  })
})
