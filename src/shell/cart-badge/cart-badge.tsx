import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { goodsCountText } from '@/domain/goods-count'
import { cartCountOf } from '@/services/cart/cart-count'
import { classNames } from '@/ui/class-names'
import { useApp } from '../app-context'
import styles from './cart-badge.module.scss'

/** Counts of two digits are drawn as a pill, in the active style (SHELL-102). */
const ACTIVE_FROM = 10

/** Number of pieces in the cart, at the upper corner of its link; nothing for an empty one (SHELL-093, SHELL-101). */
export const CartBadge = observer(function CartBadge() {
  const { count } = cartCountOf(useApp())
  if (count === 0) return null
  return (
    <Text className={classNames(styles.badge, count >= ACTIVE_FROM && styles.active)}>{goodsCountText(count)}</Text>
  )
})
