import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TicketPrice } from '@/blocks/show-card/ticket-price'
import type { PriceInfo } from '@/contracts/price'
import { isFree } from '@/domain/shown-price'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { classNames } from '@/ui/class-names'
import styles from './offer-price.module.scss'

interface OfferPriceProps {
  price: PriceInfo
  className?: string
}

/** Price of a session or a seat plan; free is a word, as on the show card. */
export const OfferPrice = observer(function OfferPrice({ price, className }: OfferPriceProps) {
  const t = useText(commonText)
  const { hiddenPriceText } = useApp().shopConfig
  if (hiddenPriceText === null && isFree(price))
    return <Text className={classNames(styles.free, className)}>{t('price.free')}</Text>
  return <TicketPrice className={className} price={price} />
})
