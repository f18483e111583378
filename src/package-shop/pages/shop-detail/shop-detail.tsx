import { Text, View } from '@tarojs/components'
import { ShopBreadcrumbs } from '@/blocks/breadcrumbs/shop-breadcrumbs'
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
import { FactLine } from '@/ui/fact-line/fact-line'
import { Heading } from '@/ui/heading/heading'
import { Icon } from '@/ui/icon/icon'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Price } from '@/ui/price/price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { RichText } from '@/ui/rich-text/rich-text'
import { Tag } from '@/ui/tag/tag'
import { shopText } from '../../text'
import { BuyButtons } from './buy-buttons'
import { GoodsChoices } from './goods-choices'
import { GoodsPictures } from './goods-pictures'
import styles from './shop-detail.module.scss'
import { ShopDetailModel } from './shop-detail-model'

function ShopDetailPage() {
  const t = useText(shopText)
  const { spuId = '' } = useParams(routes.shopDetail)
  const model = useModel((app) => new ShopDetailModel(app, spuId))
  const { detail } = model
  const isDesktop = useApp().terminal.form === 'desktop'
  // Other users buy too.
  useLoad(detail, 'shown')
  return (
    <PageFrame
      isWide
      hasOwnTitle
      title={detail.value?.name ?? t('shopDetail.title')}
      footer={
        !isDesktop &&
        detail.value && (
          <BottomBar>
            <BuyButtons model={model} />
          </BottomBar>
        )
      }
    >
      <ResourceView resource={detail} skeleton={<PageSkeleton height={480} />}>
        {(goods) => (
          <>
            <View className={styles.crumbs}>
              <ShopBreadcrumbs from="mall" current={goods.name} />
            </View>
            <View className={styles.page}>
              <GoodsPictures
                key={model.sku?.imgUrl}
                name={goods.name}
                imgUrl={model.sku?.imgUrl ?? goods.imgUrl}
                images={goods.images}
              />
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
                {isDesktop && (
                  <View className={styles.buy}>
                    <BuyButtons model={model} />
                  </View>
                )}
                <PackageContent goods={goods} />
                <GoodsWords goods={goods} />
              </View>
            </View>
          </>
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

/** Coupons in a package. */
function PackageContent({ goods: { packageCoupons = [] } }: { goods: SpuDetail }) {
  const t = useText(shopText)
  if (packageCoupons.length === 0) return null
  return (
    <View id="package-content" className={styles.about}>
      <Text className={styles.packageTitle}>{t('shopDetail.package')}</Text>
      {packageCoupons.map(({ couponTemplateId, title, worth, rule, qty }) => (
        <View key={couponTemplateId} className={styles.packageRow}>
          <View className={styles.packageWords}>
            <View>{title}</View>
            <View className={styles.packageRule}>{rule}</View>
          </View>
          <Text className={styles.packageWorth}>{t('shopDetail.packageOf', { worth, count: qty })}</Text>
        </View>
      ))}
    </View>
  )
}

/** Description, measures and promises of the goods. */
function GoodsWords({ goods: { html, facts = [], serviceNotes } }: { goods: SpuDetail }) {
  const t = useText(shopText)
  return (
    <>
      <View className={styles.about}>
        <RichText html={html} />
      </View>
      {facts.length > 0 && (
        <View id="goods-facts" className={styles.about}>
          <Heading className={styles.heading}>{t('shopDetail.facts')}</Heading>
          {facts.map(({ name, value }) => (
            <FactLine key={name} name={name} value={value} />
          ))}
        </View>
      )}
      <View className={styles.about}>
        <Heading className={styles.heading}>{t('shopDetail.service')}</Heading>
        {serviceNotes.map((note) => (
          <View key={note} className={styles.note}>
            <Icon name="check" size="small" />
            <Text>{note}</Text>
          </View>
        ))}
      </View>
    </>
  )
}

export default page(ShopDetailPage, routes.shopDetail)
