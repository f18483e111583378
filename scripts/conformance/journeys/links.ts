import { isDeepStrictEqual } from 'node:util'
import { generateShortCode } from '@/contracts/link/generate-short-code'
import { getShortCode } from '@/contracts/link/get-short-code'
import { createShare } from '@/contracts/share/create-share'
import { getShare } from '@/contracts/share/get-share'
import { listShows } from '@/contracts/show/list-shows'
import { NothingToPlay, type Visitor } from '../visitor'
import type { Journey } from './journey'

export const linkIsShortened: Journey = {
  area: 'start',
  title: 'A link is shortened and opened',
  needsLogin: false,
  async play(visitor) {
    const page = visitor.on('Sharing', 'Posters and codes without an address')
    const target = { path: '/pages/list/list', params: {} }
    const { code } = await page.call(generateShortCode, { ...target, expireDays: 1 })
    const opened = await page.call(getShortCode, { id: code }, { sees: 'A shared code that opens nothing' })
    page.expect(opened.path === target.path, getShortCode, 'content', `a short code opens ${opened.path}`)
  },
}

export const showIsShared: Journey = {
  area: 'wallet',
  title: 'A show is shared',
  needsLogin: true,
  async play(visitor) {
    const showId = await anyShow(visitor)
    const page = visitor.on('Sharing', 'A shared page that opens nothing')
    const { shareId } = await page.call(createShare, { type: 'SHOW', id: showId })
    const { show } = await page.call(getShare, { shareId })
    page.expect(show !== undefined, getShare, 'content', 'a shared show comes without the show')
    const again = await page.call(getShare, { shareId })
    page.expect(isDeepStrictEqual(again.show, show), getShare, 'content', 'a shared page changes from look to look')
  },
}

async function anyShow(visitor: Visitor): Promise<string> {
  const { list } = await visitor.on('All shows', 'An empty list').call(listShows, { offset: 0, length: 1 })
  const [show] = list
  if (show === undefined) throw new NothingToPlay('the shop has no shows')
  return show.showId
}
