import { getShowStatic } from '@/contracts/show/get-show-static'
import { searchShows } from '@/contracts/show/search-shows'
import type { ShowCard } from '@/contracts/show/show-card'
import { theGateway } from './render-page'

/** The card of a show, as a list has it. */
export async function listedCard(showId: string): Promise<ShowCard> {
  const gateway = await theGateway()
  const { data: show } = await gateway.call(getShowStatic, { showId })
  const words = { keyword: show?.basicInfo.showName ?? '', pageType: 'SEARCH_PAGE', offset: 0, length: 20 } as const
  const { data } = await gateway.call(searchShows, words)
  const card = data?.list.find((one) => one.showId === showId)
  if (!card) throw new Error(`${showId} is in no list`)
  return card
}
