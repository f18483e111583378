import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { longDuration } from '@/domain/show-date'
import type { BuyButton } from '@/domain/show-status'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { sharedText } from '../../shared/text'
import { showsText } from '../../shows/text'
import styles from './buy-bar.module.scss'
import { RemindButton } from './remind-button'
import type { ShowDetailModel } from './show-detail-model'

const CLOSED = ['SOLD_OUT', 'CANCELED', 'COMPLETED', 'DELAY', 'DISABLED'] as const

interface BuyBarProps {
  model: ShowDetailModel
  showId: string
  onBook(): void
  /** Opens the reminder settings. */
  onSettings(): void
}

/** Primary action of a show, or the reason why there is none. */
export const BuyBar = observer(function BuyBar({ model, showId, onBook, onSettings }: BuyBarProps) {
  const t = useText(showsText)
  const shared = useText(sharedText)
  const { navigation, shopConfig } = useApp()
  const { button, privilegeId, price } = model
  const leastPrice = price?.kind === 'text' && shopConfig.hiddenPriceText === null ? (price.least ?? price.text) : null
  const isAlone = button?.kind === 'none'
  const remind = <RemindButton reminder={model.reminder} isWide={isAlone} onSettings={onSettings} />
  if (model.isUnoffered) return <Bar remind={null} text={t('preview.note')} />
  if (button === null) return null
  switch (button.kind) {
    case 'none':
      return model.reminder.type === null ? null : <Bar remind={remind} />
    case 'countdown':
    case 'soon':
      return <BeforeSale model={model} button={button} showId={showId} remind={remind} />
    case 'closed':
      return <Closed button={button} remind={remind} />
    case 'priority': {
      const prove = () => void navigation.open(routes.privilege, { showId, privilegeId: privilegeId ?? '' })
      return (
        <Bar remind={remind} text={button.label ?? shared('buy.priority')} onPress={privilegeId ? prove : onBook} />
      )
    }
    default:
      return (
        <Bar remind={remind} price={leastPrice} text={button.label ?? shared(`buy.${button.kind}`)} onPress={onBook} />
      )
  }
})

interface BeforeSaleProps extends Pick<BarProps, 'remind'> {
  model: ShowDetailModel
  button: Extract<BuyButton, { kind: 'countdown' | 'soon' }>
  showId: string
}

/** Before the sale: countdown, or its start without one (CAT-138). A hot sale offers preparation (CAT-076). */
const BeforeSale = observer(function BeforeSale({ model, button, showId, remind }: BeforeSaleProps) {
  const t = useText(showsText)
  const shared = useText(sharedText)
  const { navigation } = useApp()
  const { isHot, nextSale } = model
  const left = button.kind === 'countdown' ? longDuration(button.seconds) : null
  const time = left && (left.days > 0 ? t('buy.inDays', left) : left.time)
  if (isHot) {
    const prepare = () => void navigation.open(routes.preloadTicket, { showId })
    const text = time === null ? shared('preload.title') : t('preload.entry', { time })
    return <Bar remind={remind} text={text} onPress={prepare} />
  }
  if (time !== null) return <Bar remind={remind} text={t('buy.countdown', { time })} />
  const words = nextSale?.kind === 'sale' ? t('buy.from', nextSale) : t('buy.soon')
  return <Bar remind={remind} text={(button.kind === 'soon' && button.label) || words} />
})

interface ClosedProps extends Pick<BarProps, 'remind'> {
  button: Extract<BuyButton, { kind: 'closed' }>
}

/** Reason why nothing can be bought, in the shop's words if it has some (CAT-133). */
function Closed({ button: { status, label }, remind }: ClosedProps) {
  const t = useText(sharedText)
  const known = CLOSED.find((one) => one === status)
  return <Bar remind={remind} text={label ?? t(`closed.${known ?? 'other'}`)} />
}

interface BarProps {
  remind: ReactNode
  /** Lowest ticket price; a desktop shows it above the bar. */
  price?: string | null
  /** Absent when nothing can be bought yet. */
  text?: string
  onPress?(): void
}

/** Fixed to the lower edge on a phone; part of its panel on a desktop. */
function Bar({ remind, price, text, onPress }: BarProps) {
  const isDesktop = useApp().terminal.form === 'desktop'
  const buy = text !== undefined && (
    <Button id="buy" isWide isDisabled={!onPress} onPress={() => onPress?.()}>
      {text}
    </Button>
  )
  if (isDesktop) {
    return (
      <View className={styles.actions}>
        {buy}
        {remind}
      </View>
    )
  }
  return (
    <BottomBar>
      {price && (
        <Text id="bar-price" className={styles.price}>
          {price}
        </Text>
      )}
      {remind}
      {buy}
    </BottomBar>
  )
}
