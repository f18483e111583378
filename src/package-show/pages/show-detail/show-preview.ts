import { getShowPreview } from '@/contracts/show/get-show-preview'
import type { GetShowStaticOutput } from '@/contracts/show/get-show-static'
import type { App } from '@/services/app'

/** A show that its merchant looks at before it is on offer: what the page draws of it (CAT-103). */
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
