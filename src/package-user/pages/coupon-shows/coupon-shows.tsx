import { useReachBottom } from '@tarojs/taro'
import { ShowCardList } from '@/blocks/show-card-list/show-card-list'
import { listCouponShows } from '@/contracts/coupon/list-coupon-shows'
import { PAGE_LENGTH } from '@/contracts/page'
import { useText } from '@/i18n/use-text'
import { PagedList } from '@/lib/paged-list'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { couponsText } from '../../coupons/text'

/** Shows whose tickets a coupon applies to (COUPON-008, COUPON-058). */
function CouponShowsPage() {
  const t = useText(couponsText)
  const { navigation } = useApp()
  const { couponTemplateId = '', couponId } = useParams(routes.couponShows)
  const shows = useModel(
    ({ request }) =>
      new PagedList(async (offset) => {
        const found = await request(listCouponShows, {
          couponTemplateId,
          ...(couponId && { couponId }),
          type: 'SHOW',
          offset,
          length: PAGE_LENGTH,
        })
        return { ...found, list: found.list.flatMap((each) => ('showId' in each ? [each] : [])) }
      }),
  )

  useLoad(shows, 'opened')
  useReachBottom(() => void shows.loadMore())

  return (
    <PageFrame above={<Breadcrumbs />} isWide title={t('coupon.shows')} isGrowing={shows.isGrowing}>
      <ShowCardList
        id="coupon-show"
        list={shows}
        emptyText={t('coupon.shows.empty')}
        emptyActionText={t('coupon.shows.browse')}
        onEmptyAction={() => void navigation.switchTab(routes.all, {})}
      />
    </PageFrame>
  )
}

export default page(CouponShowsPage, routes.couponShows)
