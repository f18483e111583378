import { Text, View } from '@tarojs/components'
import type { SpuCard } from '@/contracts/goods/spu-card'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { Tag } from '@/ui/tag/tag'
import { blockText } from '../text'
import styles from './products.module.scss'

/** Goods as a card that opens them. */
export function ProductCard({ product }: { product: SpuCard }) {
  const t = useText(blockText)
  const { navigation } = useApp()
  const { spuId, spuType, name, imgUrl, priceInfo, originPriceInfo, soldOut, tags } = product
  return (
    <Pressable
      role="link"
      className={styles.product}
      onPress={() =>
        void (spuType === 'CARD'
          ? navigation.open(routes.cardDetail, { cardId: spuId })
          : navigation.open(routes.shopDetail, { spuId }))
      }
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
