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
  const shown = flags.DISPLAY_PLUS_SIGN && price.suffix !== '' ? { ...price, suffix: '+' } : price
  if (hiddenPriceText === null) return <Price className={className} price={shown} />
  return hiddenPriceText === '' ? null : <Text className={className}>{hiddenPriceText}</Text>
})
