import { SESSION_STATUS_PREFIX, STATUS } from '@/contracts/envelope'
import { type AppError, toAppError } from '@/lib/app-error'
import { nameOf } from '../calls/call-name'
import { beginCall, isPrivate, type Pass } from './pass'
import { probeInput } from './probe-input'

const SEES_ANYTHING = 'What belongs to one user, to anybody'
const SEES_NO_LOGIN = 'An error in place of the login page once the session has ended'
const INVENTED = 'not-a-token'

/** Makes every private call of an area without a token and with a changed one; reads and writes have to be refused. */
export const callWithoutSession: Pass = async (area, parts) => {
  const { client, recorder } = parts
  const tokens = [
    { token: null, what: 'without an access token' },
    { token: changedToken(client.tokens?.accessToken), what: 'with an access token that it never gave' },
  ]
  for (const call of area.calls.filter(isPrivate)) {
    const name = nameOf(call.endpoint)
    const [played] = client.inputs.get(name) ?? []
    const input = played ?? probeInput(name, parts).input
    for (const { token, what } of tokens) {
      beginCall(call, area, parts, 'probed')
      const refusal = await client
        .requestWith(token)(call.endpoint, input)
        .then(() => null, toAppError)
      if (refusal === null) {
        recorder.add(name, 'access', `the gateway accepts a private call ${what}`, SEES_ANYTHING)
      } else if (played !== undefined && !endsSession(refusal)) {
        const missing = `a private call ${what} is refused with ${codeOf(refusal)} instead of ${STATUS.notLogin}`
        recorder.add(name, 'access', missing, SEES_NO_LOGIN)
      }
    }
  }
}

/** A token with another letter near its end, where a signature would be. */
function changedToken(token: string | undefined): string {
  if (token === undefined || token.length < 20) return INVENTED
  const at = token.length - 10
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
}

/** True for a rejection that makes the app log out or renew its tokens. */
function endsSession({ details: { statusCode } }: AppError): boolean {
  return String(statusCode).startsWith(SESSION_STATUS_PREFIX) || statusCode === STATUS.loginOut
}

function codeOf({ details: { statusCode, httpCode } }: AppError): string {
  return statusCode === undefined ? `HTTP ${httpCode}` : String(statusCode)
}
