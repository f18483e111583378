import { View } from '@tarojs/components'
import { MediaRow } from '@/blocks/media-row/media-row'
import type { TiedGoods } from '@/contracts/goods/list-tied-goods'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Price } from '@/ui/price/price'
import { tiedGoodsText } from './text'
import styles from './tied-goods.module.scss'

/** Goods that are sold with a show; each linked to its page. */
export function TiedGoodsRows({ goods }: { goods: readonly TiedGoods[] }) {
  const t = useText(tiedGoodsText)
  const { navigation } = useApp()
  if (goods.length === 0) return <EmptyState icon="inbox" title={t('tied.empty')} />
  return (
    <View className={styles.rows}>
      {goods.map(({ spuId, name, imgUrl, priceInfo, maxQty }) => (
        <MediaRow
          key={spuId}
          imgUrl={imgUrl}
          title={name}
          lines={[t(maxQty > 0 ? 'tied.hint' : 'tied.soldOut')]}
          after={<Price className={styles.price} price={priceInfo} />}
          onPress={() => void navigation.open(routes.shopDetail, { spuId })}
        />
      ))}
    </View>
  )
}
