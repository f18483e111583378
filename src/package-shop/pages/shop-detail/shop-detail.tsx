import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SpuDetail } from '@/contracts/goods/get-spu'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Chip } from '@/ui/chip/chip'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { Price } from '@/ui/price/price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Stepper } from '@/ui/stepper/stepper'
import { Tag } from '@/ui/tag/tag'
import { knownDeliverMethods } from '../../deliver-methods'
import { shopText } from '../../text'
import styles from './shop-detail.module.scss'
import { ShopDetailModel } from './shop-detail-model'

function ShopDetailPage() {
  const t = useText(shopText)
  const { spuId = '' } = useParams(routes.shopDetail)
  const model = useModel((app) => new ShopDetailModel(app, spuId))
  const { detail } = model
  const isDesktop = useApp().terminal.form === 'desktop'
  // Others buy too.
  useLoad(detail, 'shown')
  return (
    <PageFrame
      isWide
      title={t('shopDetail.title')}
      footer={
        !isDesktop &&
        detail.value && (
          <BottomBar>
            <BuyButton model={model} />
          </BottomBar>
        )
      }
    >
      <ResourceView resource={detail} skeleton={<PageSkeleton height={480} />}>
        {(goods) => (
          <View className={styles.page}>
            <Picture className={styles.picture} src={goods.imgUrl} width={750} alt={goods.name} isHighPriority />
            <View className={styles.words}>
              <Heading className={styles.name}>{goods.name}</Heading>
              <GoodsPrice goods={goods} />
              {goods.tags.length > 0 && (
                <View className={styles.tags}>
                  {goods.tags.map((tag) => (
                    <Tag key={tag} isHighlight>
                      {tag}
                    </Tag>
                  ))}
                </View>
              )}
              <GoodsChoices model={model} goods={goods} />
              <View className={styles.sub}>
                {knownDeliverMethods(goods.deliverMethods)
                  .map((method) => t(`deliver.${method}`))
                  .join(' · ')}
              </View>
              {isDesktop && (
                <View className={styles.buy}>
                  <BuyButton model={model} />
                </View>
              )}
            </View>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

function GoodsPrice({ goods: { priceInfo, originPriceInfo } }: { goods: SpuDetail }) {
  return (
    <View className={styles.prices}>
      <Price price={priceInfo} className={styles.price} />
      {originPriceInfo && <Text className={styles.origin}>{originPriceInfo.prefix + originPriceInfo.yuanNum}</Text>}
    </View>
  )
}

/** Which of several, and how many. */
const GoodsChoices = observer(function GoodsChoices({ model, goods }: { model: ShopDetailModel; goods: SpuDetail }) {
  const t = useText(shopText)
  return (
    <>
      {goods.skus.length > 1 && (
        <View className={styles.choices} role="radiogroup" aria-label={t('shopDetail.kind')}>
          {goods.skus.map((sku) => (
            <Chip key={sku.skuId} isSelected={sku === model.sku} onPress={() => model.choose(sku)}>
              {sku.stock > 0 ? sku.name : t('shopDetail.kindSoldOut', { name: sku.name })}
            </Chip>
          ))}
        </View>
      )}
      {model.limit > 0 && (
        <View className={styles.amount}>
          <Text>{t('shopDetail.qty')}</Text>
          <Stepper
            count={model.qty}
            min={1}
            max={model.limit}
            lessLabel={t('shopDetail.less')}
            moreLabel={t('shopDetail.more')}
            onChange={(qty) => model.setQty(qty)}
          />
        </View>
      )}
    </>
  )
})

/** At the foot of the page; on a desktop beside the picture, below what is chosen. */
const BuyButton = observer(function BuyButton({ model }: { model: ShopDetailModel }) {
  const t = useText(shopText)
  const canBuy = model.limit > 0
  return (
    <Button id="buy" isWide isDisabled={!canBuy} onPress={() => model.buy()}>
      {t(canBuy ? 'shopDetail.buy' : 'shopDetail.soldOut')}
    </Button>
  )
})

export default page(ShopDetailPage, routes.shopDetail)
