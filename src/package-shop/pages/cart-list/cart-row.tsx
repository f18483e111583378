import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CartItem } from '@/contracts/cart/cart'
import { priceInfoFromCents, priceText, yuanToCents } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import type { AppError } from '@/lib/app-error'
import { Button } from '@/ui/button/button'
import { Checkbox } from '@/ui/checkbox/checkbox'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { Stepper } from '@/ui/stepper/stepper'
import { shopText } from '../../text'
import type { CartListModel } from './cart-list-model'
import styles from './cart-row.module.scss'

interface CartRowProps {
  model: CartListModel
  item: CartItem
  /** Applies a change, and shows the error if the shop rejects it. */
  onChange(change: Promise<AppError | null>): void
  onRemove(item: CartItem): void
}

/** Cart item: selection, quantity, and changes since it was added. */
export const CartRow = observer(function CartRow({ model, item, onChange, onRemove }: CartRowProps) {
  const t = useText(shopText)
  const { cartItemId, name, specText, imgUrl, priceInfo, stock, limit, selected, invalid, invalidReason } = item
  const max = Math.min(stock, limit)
  const isGone = stock <= 0
  return (
    <View className={styles.row}>
      {!isGone && (
        <Checkbox
          id={`select-${cartItemId}`}
          isChecked={selected}
          label={t('cart.select', { name })}
          onChange={(isChecked) => onChange(model.select(item, isChecked))}
        />
      )}
      <View className={isGone ? styles.faded : styles.thing}>
        <Pressable className={styles.link} role="link" label={name} onPress={() => model.openItem(item)}>
          <Picture className={styles.picture} src={imgUrl} width={300} alt="" />
        </Pressable>
        <View className={styles.words}>
          <View className={styles.name}>{name}</View>
          {specText !== '' && <View className={styles.spec}>{specText}</View>}
          {invalidReason && <View className={styles.reason}>{invalidReason}</View>}
          <PriceChange item={item} />
          <View className={styles.foot}>
            <Price className={styles.price} price={priceInfo} />
            {invalid && !isGone && (
              <Button size="small" kind="secondary" onPress={() => onChange(model.setQty(item, max))}>
                {t('cart.takeRest', { count: max })}
              </Button>
            )}
            {!invalid && (
              <Stepper
                count={model.qtyOf(item)}
                min={1}
                max={max}
                lessLabel={t('shopDetail.less')}
                moreLabel={t('shopDetail.more')}
                onChange={(next) => onChange(model.setQty(item, next))}
              />
            )}
          </View>
        </View>
      </View>
      <Pressable className={styles.remove} label={t('cart.remove', { name })} onPress={() => onRemove(item)}>
        <Icon name="x" size="small" />
      </Pressable>
    </View>
  )
})

/** Price difference since the item was added to the cart. */
function PriceChange({ item: { price, addedPrice } }: { item: CartItem }) {
  const t = useText(shopText)
  if (addedPrice === undefined || addedPrice === price) return null
  const cents = Math.abs(yuanToCents(price) - yuanToCents(addedPrice))
  const amount = priceText(priceInfoFromCents(cents))
  return <Text className={styles.change}>{t(price < addedPrice ? 'cart.cheaper' : 'cart.dearer', { amount })}</Text>
}
