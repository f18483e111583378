import { View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { HorizontalScroll } from '@/ui/horizontal-scroll/horizontal-scroll'
import type { BlockProps } from '../block'
import { Section } from '../section/section'
import { ProductCard } from './product-card'
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
              <ProductCard product={product} />
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
            <ProductCard product={product} />
          </View>
        ))}
      </View>
    </Section>
  )
}
