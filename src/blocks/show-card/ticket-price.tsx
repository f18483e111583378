import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PriceInfo } from '@/contracts/price'
import { useApp } from '@/shell/app-context'
import { Price } from '@/ui/price/price'

/** Ticket price, or the merchant's words in place of hidden prices (SHELL-045); ranges may end with `+` (D-32). */
export const TicketPrice = observer(function TicketPrice({
  price,
  className,
}: {
  price: PriceInfo
  className?: string
}) {
  const { hiddenPriceText, flags } = useApp().shopConfig
  if (hiddenPriceText !== null) return hiddenPriceText && <Text className={className}>{hiddenPriceText}</Text>
  const isWithPlus = price.suffix && flags.DISPLAY_PLUS_SIGN
  return <Price className={className} price={isWithPlus ? { ...price, suffix: '+' } : price} />
})
