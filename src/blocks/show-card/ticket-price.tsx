import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PriceInfo } from '@/contracts/price'
import { useApp } from '@/shell/app-context'
import { Price } from '@/ui/price/price'

/** The price of a ticket, or the merchant's words where it hides its prices (SHELL-045). */
export const TicketPrice = observer(function TicketPrice({
  price,
  className,
}: {
  price: PriceInfo
  className?: string
}) {
  const { hiddenPriceText } = useApp().shopConfig
  if (hiddenPriceText === null) return <Price className={className} price={price} />
  return hiddenPriceText === '' ? null : <Text className={className}>{hiddenPriceText}</Text>
})
