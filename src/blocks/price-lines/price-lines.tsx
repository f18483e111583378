import { Text, View } from '@tarojs/components'
import type { PriceItem } from '@/contracts/order/pre-order'
import { priceText } from '@/domain/money'
import styles from './price-lines.module.scss'

/** What a price is made of, line by line: what is added, and with a minus what is taken off. Two coupons are two lines. */
export function PriceLines({ items }: { items: readonly PriceItem[] }) {
  return items.map(({ id, name, direction, priceInfo }) => (
    <View key={id} className={styles.line}>
      <Text className={styles.name}>{name}</Text>
      <Text>{`${direction === 'MINUS' ? '-' : ''}${priceText(priceInfo)}`}</Text>
    </View>
  ))
}
