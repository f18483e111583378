import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { hasProductCart } from '@/domain/product-cart'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { CartBadge } from '@/shell/cart-badge/cart-badge'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './cart-link.module.scss'
import { goodsListText } from './text'

/** Link to the cart with its number of pieces; hidden if the shop has no carts (SHELL-039). */
export const CartLink = observer(function CartLink() {
  const t = useText(goodsListText)
  const { navigation, shopConfig } = useApp()
  if (!hasProductCart(shopConfig.config)) return null
  return (
    <Pressable
      id="open-cart"
      role="link"
      className={styles.link}
      label={t('cart.open')}
      onPress={() => void navigation.open(routes.cartList, {})}
    >
      <Icon name="shopping-cart" size="large" />
      <CartBadge />
    </Pressable>
  )
})

/** The same, over a list of goods. */
export const FloatingCartLink = observer(function FloatingCartLink() {
  const { shopConfig } = useApp()
  if (!hasProductCart(shopConfig.config)) return null
  return (
    <View className={styles.floating}>
      <CartLink />
    </View>
  )
})
