import { getProfile } from '@/contracts/account/get-profile'
import { SESSION_STATUS_PREFIX, STATUS } from '@/contracts/envelope'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { searchShows } from '@/contracts/show/search-shows'
import type { AppError } from '@/lib/app-error'
import type { Journey } from './journey'

const UNKNOWN_SHOW = { showId: 'ffffffffffffffffffffffff' }
const SEES_NO_LOGIN = 'An error in place of the login page once the session has ended'

export const wrongInputIsRefused: Journey = {
  area: 'start',
  title: 'Wrong input is refused in words',
  needsLogin: false,
  async play(visitor) {
    const show = visitor.on('Show', 'An empty page for a link to a show that is gone')
    const what = { what: 'a show that does not exist' }
    await show.refusal(getShowStatic, UNKNOWN_SHOW, what)
    await visitor.parts.client.inLocale('en-US', () => show.refusal(getShowStatic, UNKNOWN_SHOW, what))
    const search = visitor.on('Search', 'Results of a page that cannot be')
    const wrongPage = { keyword: 'a', pageType: 'SEARCH_PAGE' as const, offset: -1, length: 20 }
    await search.refusal(searchShows, wrongPage, { what: 'an offset below 0' })
  },
}

export const sessionsAreRequired: Journey = {
  area: 'start',
  title: 'Private calls require a session',
  needsLogin: false,
  async play(visitor) {
    const page = visitor.on('Profile', 'What belongs to one user, to anybody')
    const tokens = [
      { token: null, what: 'a private call without an access token' },
      { token: 'not-a-token', what: 'an access token that it never gave' },
    ]
    for (const { token, what } of tokens) {
      const through = visitor.parts.client.requestWith(token)
      const refusal = await page.refusal(getProfile, {}, { rule: 'access', what, through })
      const code = refusal?.details.statusCode
      const missing = `${what} is refused with ${code ?? `HTTP ${refusal?.details.httpCode}`} instead of ${STATUS.notLogin}`
      page.expect(refusal === null || endsSession(refusal), getProfile, 'access', missing, SEES_NO_LOGIN)
    }
  },
}

/** True for a rejection that makes the app log out or renew its tokens. */
function endsSession({ details: { statusCode } }: AppError): boolean {
  return String(statusCode).startsWith(SESSION_STATUS_PREFIX) || statusCode === STATUS.loginOut
}
