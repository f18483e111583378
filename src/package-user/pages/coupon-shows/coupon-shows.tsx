import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { ProductCard } from '@/blocks/products/product-card'
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
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from '../../coupons/coupons.module.scss'
import { couponsText } from '../../coupons/text'

/** Shows whose tickets a coupon applies to, or its goods (COUPON-008, COUPON-058). */
function CouponShowsPage() {
  const { couponTemplateId = '', couponId, type } = useParams(routes.couponShows)
  const coupon = { couponTemplateId, ...(couponId && { couponId }) }
  return type === 'ITEM' ? <GoodsOfCoupon {...coupon} /> : <ShowsOfCoupon {...coupon} />
}

interface CouponProps {
  couponTemplateId: string
  couponId?: string
}

const ShowsOfCoupon = observer(function ShowsOfCoupon(coupon: CouponProps) {
  const t = useText(couponsText)
  const { navigation } = useApp()
  const shows = useModel(
    ({ request }) =>
      new PagedList(async (offset) => {
        const found = await request(listCouponShows, { ...coupon, type: 'SHOW', offset, length: PAGE_LENGTH })
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
})

const GoodsOfCoupon = observer(function GoodsOfCoupon(coupon: CouponProps) {
  const t = useText(couponsText)
  const { navigation } = useApp()
  const goods = useModel(
    ({ request }) =>
      new PagedList(async (offset) => {
        const found = await request(listCouponShows, { ...coupon, type: 'ITEM', offset, length: PAGE_LENGTH })
        return { ...found, list: found.list.flatMap((each) => ('spuId' in each ? [each] : [])) }
      }),
  )

  useLoad(goods, 'opened')
  useReachBottom(() => void goods.loadMore())

  return (
    <PageFrame above={<Breadcrumbs />} isWide title={t('coupon.goods')} isGrowing={goods.isGrowing}>
      <PagedListView
        list={goods}
        skeleton={[0, 1, 2].map((each) => <SkeletonBlock key={each} className={styles.skeleton} />)}
        emptyIcon="search"
        emptyText={t('coupon.goods.empty')}
        emptyActionText={t('coupon.shows.browse')}
        onEmptyAction={() => void navigation.switchTab(routes.shop, {})}
      >
        {(found) => (
          <View className={styles.list}>
            {found.map((product) => (
              <View key={product.spuId} id={`coupon-goods-${product.spuId}`}>
                <ProductCard product={product} />
              </View>
            ))}
          </View>
        )}
      </PagedListView>
    </PageFrame>
  )
})

export default page(CouponShowsPage, routes.couponShows)
