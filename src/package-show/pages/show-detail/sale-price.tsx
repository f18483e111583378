import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { memberDiscountText } from '@/domain/money'
import type { ShownPrice } from '@/domain/shown-price'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Tag } from '@/ui/tag/tag'
import { sharedText } from '../../shared/text'
import styles from './sale-price.module.scss'

interface SalePriceProps {
  price: ShownPrice
  /** Share that members pay, 0 to 1. */
  discount?: number
  /** Included fees, formatted; null for none. */
  fee?: string | null
}

/**
 * Price as on the show card (CAT-054, CAT-055, CAT-056), with the member discount (CAT-130); hidden if the shop hides
 * all prices (SHELL-045).
 */
export const SalePrice = observer(function SalePrice({ price, discount, fee }: SalePriceProps) {
  const t = useText(commonText)
  const show = useText(sharedText)
  const { shopConfig, locale } = useApp()
  const { hiddenPriceText } = shopConfig
  const forMembers = memberDiscountText(discount, locale.locale)
  if (price.kind === 'hidden') return null
  const words = price.kind === 'text' ? price.text : t(`price.${price.kind}`)
  return (
    <View className={styles.line}>
      <Text id="price" className={styles.price}>
        {hiddenPriceText ?? words}
      </Text>
      {fee && hiddenPriceText === null && <Tag>{show('price.withFee', { fee })}</Tag>}
      {forMembers && hiddenPriceText === null && <Tag isHighlight>{forMembers}</Tag>}
    </View>
  )
})
