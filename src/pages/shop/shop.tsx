import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { FloatingCartLink } from '@/blocks/goods-list/cart-link'
import { GoodsFilters } from '@/blocks/goods-list/goods-filters'
import { GoodsGrid } from '@/blocks/goods-list/goods-grid'
import { GoodsListModel } from '@/blocks/goods-list/goods-list-model'
import { goodsListText } from '@/blocks/goods-list/text'
import { LayoutPart } from '@/blocks/layout/layout-part'
import { SearchLink } from '@/blocks/search-link/search-link'
import { MALL_TOPIC } from '@/contracts/layout/get-layout'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useAddress } from '@/shell/use-address'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import styles from './shop.module.scss'

/** The mall: what the merchant lays out of it, and its goods by category (SHOP-001). */
function ShopPage() {
  const t = useText(commonText)
  const words = useText(goodsListText)
  const { navigation, terminal } = useApp()
  const model = useModel((app) => new GoodsListModel(app))

  useAddress(routes.shop, model)
  // Others buy too.
  useLoad(model, 'shown')
  useReachBottom(() => void model.goods.loadMore())

  const search = (
    <SearchLink
      id="goods-search"
      label={words('search.label')}
      onPress={() => void navigation.open(routes.goodsSearch, {})}
    />
  )
  return (
    <PageFrame
      isWide
      title={t('tab.mall')}
      isGrowing={model.goods.isGrowing}
      bar={search}
      overlay={<FloatingCartLink />}
    >
      {terminal.form === 'desktop' && <View className={styles.desktopSearch}>{search}</View>}
      <View className={styles.layout}>
        <LayoutPart page="TOPIC" topicId={MALL_TOPIC} />
      </View>
      <GoodsFilters model={model} />
      <GoodsGrid model={model} />
    </PageFrame>
  )
}

export default page(ShopPage, routes.shop)
