import { Text, View } from '@tarojs/components'
import type { SpuCard } from '@/contracts/goods/spu-card'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { classNames } from '@/ui/class-names'
import { HorizontalScroll } from '@/ui/horizontal-scroll/horizontal-scroll'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { Tag } from '@/ui/tag/tag'
import type { BlockProps } from '../block'
import { Section } from '../section/section'
import { blockText } from '../text'
import styles from './products.module.scss'

type ProductType = 'PRODUCT_LIST' | 'PRODUCT_SLIDE' | 'PRODUCT_SINGLE'

/** Goods of the shop: in columns, in a row that scrolls sideways, or one at its largest. */
export function Products({ component }: BlockProps<ProductType>) {
  const { componentType, data } = component
  const { title, products } = data
  if (products.length === 0) return null
  if (componentType === 'PRODUCT_SLIDE') {
    return (
      <Section title={title} isWide>
        <HorizontalScroll>
          {products.map((product) => (
            <View key={product.spuId} className={styles.slide}>
              <Product product={product} />
            </View>
          ))}
        </HorizontalScroll>
      </Section>
    )
  }
  const isSingle = componentType === 'PRODUCT_SINGLE'
  return (
    <Section title={title}>
      <View className={classNames(styles.grid, isSingle && styles.single)}>
        {(isSingle ? products.slice(0, 1) : products).map((product) => (
          <View key={product.spuId} className={styles.cell}>
            <Product product={product} />
          </View>
        ))}
      </View>
    </Section>
  )
}

function Product({ product }: { product: SpuCard }) {
  const t = useText(blockText)
  const { navigation } = useApp()
  const { spuId, name, imgUrl, priceInfo, originPriceInfo, soldOut, tags } = product
  return (
    <Pressable
      role="link"
      className={styles.product}
      onPress={() => void navigation.open(routes.shopDetail, { spuId })}
    >
      <View className={styles.frame}>
        <Picture className={styles.picture} src={imgUrl} width={300} alt="" />
        {soldOut && <Text className={styles.soldOut}>{t('goods.soldOut')}</Text>}
      </View>
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        <View className={styles.prices}>
          <Price price={priceInfo} />
          {originPriceInfo && <Text className={styles.origin}>{originPriceInfo.prefix + originPriceInfo.yuanNum}</Text>}
        </View>
        {tags.length > 0 && (
          <View className={styles.tags}>
            {tags.map((tag) => (
              <Tag key={tag} isHighlight>
                {tag}
              </Tag>
            ))}
          </View>
        )}
      </View>
    </Pressable>
  )
}
