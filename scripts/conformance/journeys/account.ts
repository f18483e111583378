import { getProfile } from '@/contracts/account/get-profile'
import { listLogins } from '@/contracts/account/list-logins'
import { refreshTokens } from '@/contracts/account/refresh-tokens'
import { listAttendees } from '@/contracts/attendee/list-attendees'
import { listFavorites } from '@/contracts/favorite/list-favorites'
import { setFavorite } from '@/contracts/favorite/set-favorite'
import { listShows } from '@/contracts/show/list-shows'
import { NothingToPlay } from '../visitor'
import type { Journey } from './journey'

export const profileIsRead: Journey = {
  area: 'account',
  title: 'The profile is read',
  needsLogin: true,
  async play(visitor) {
    const page = visitor.on('Profile', 'No profile')
    const { cellphone } = await page.call(getProfile, {})
    const isMasked = cellphone === undefined || cellphone.includes('*')
    page.expect(isMasked, getProfile, 'access', 'the phone number comes unmasked', 'A whole phone number on the screen')
    await visitor.on('Attendees', 'No attendees to choose').walk(listAttendees, {}, ({ id }) => id, 10)
    await visitor.on('Favorites', 'No favorites').walk(listFavorites, { type: 'SHOW' }, ({ showId }) => showId)
    await visitor.on('Devices', 'No list of logins').optional(listLogins, {})
  },
}

/** Renews the session's tokens, as the app does on expiry. */
export const tokensAreRenewed: Journey = {
  area: 'account',
  title: 'A session is renewed',
  needsLogin: true,
  async play(visitor) {
    const { client } = visitor.parts
    const page = visitor.on('Session', 'Users are logged out when their token expires')
    client.tokens = await page.call(refreshTokens, { refreshToken: client.tokens?.refreshToken ?? '' })
    await page.call(getProfile, {})
    const what = 'a refresh token that it never gave'
    await page.refusal(refreshTokens, { refreshToken: 'not-a-token' }, { rule: 'access', what })
  },
}

export const showIsFavorite: Journey = {
  area: 'account',
  title: 'A show is kept as a favorite',
  needsLogin: true,
  async play(visitor) {
    const page = visitor.on('Show', 'A heart that does nothing')
    const { list } = await visitor.on('All shows', 'An empty list').call(listShows, { offset: 0, length: 1 })
    const [show] = list
    if (show === undefined) throw new NothingToPlay('the shop has no shows')
    const target = { targetId: show.showId, targetType: 'SHOW' as const }
    const isKept = async () => {
      const favorites = visitor.on('Favorites', 'A favorite that is missing')
      const kept = await favorites.walk(listFavorites, { type: 'SHOW' }, ({ showId }) => showId)
      return kept.some(({ showId }) => showId === show.showId)
    }
    const wasKept = await isKept()
    await page.call(setFavorite, { ...target, favorite: true })
    page.expect(await isKept(), setFavorite, 'content', 'a show that was kept is not listed')
    await page.call(setFavorite, { ...target, favorite: false })
    page.expect(!(await isKept()), setFavorite, 'content', 'a show that is kept no longer is listed')
    if (wasKept) await page.call(setFavorite, { ...target, favorite: true })
  },
}
