import { getShowPreview } from '@/contracts/show/get-show-preview'
import type { GetShowStaticOutput } from '@/contracts/show/get-show-static'
import type { App } from '@/services/app'

/** Data of a merchant preview, before the show is on offer (CAT-103). */
export async function fetchPreview({ request, site }: Pick<App, 'request' | 'site'>, showId: string) {
  const show = await request(getShowPreview, { showId, locationCityId: site.cityId })
  const { showName: title, posterUrl: imgUrl } = show
  const preview: GetShowStaticOutput = {
    basicInfo: show,
    notices: [],
    serviceNotes: [],
    shareInfo: { title, imgUrl },
    performers: [],
  }
  return preview
}
