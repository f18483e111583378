import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { FloatingCartLink } from '@/blocks/goods-list/cart-link'
import { GoodsFilters } from '@/blocks/goods-list/goods-filters'
import { GoodsGrid } from '@/blocks/goods-list/goods-grid'
import { goodsListText } from '@/blocks/goods-list/text'
import { SearchField } from '@/blocks/search-field/search-field'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useAddress } from '@/shell/use-address'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { shopText } from '../../text'
import styles from './goods-search.module.scss'
import { GoodsSearchModel } from './goods-search-model'

function GoodsSearchPage() {
  const t = useText(shopText)
  const { terminal } = useApp()
  const { keyword = '' } = useParams(routes.goodsSearch)
  const model = useModel((app) => new GoodsSearchModel(app))
  const { goods } = model.list

  useAddress(routes.goodsSearch, model)
  useLoad(model, 'opened')
  useReachBottom(() => void goods.loadMore())

  const field = <Field model={model} hasAutoFocus={keyword === ''} />
  return (
    <PageFrame
      isWide
      title={t('goodsSearch.title')}
      bar={field}
      isGrowing={goods.isGrowing}
      overlay={<FloatingCartLink />}
    >
      {terminal.form === 'desktop' && <View className={styles.desktopField}>{field}</View>}
      <GoodsFilters model={model.list} />
      <GoodsGrid model={model.list} onClear={model.clearFilters} />
    </PageFrame>
  )
}

const Field = observer(function Field({ model, hasAutoFocus }: { model: GoodsSearchModel; hasAutoFocus: boolean }) {
  const t = useText(shopText)
  const words = useText(goodsListText)
  return (
    <SearchField
      id="goods-search"
      label={words('search.label')}
      placeholder={words('search.label')}
      clearLabel={t('goodsSearch.clear')}
      value={model.typed}
      hasAutoFocus={hasAutoFocus}
      onChange={model.type}
      onClear={model.clear}
      onEnter={model.submit}
    />
  )
})

export default page(GoodsSearchPage, routes.goodsSearch)
