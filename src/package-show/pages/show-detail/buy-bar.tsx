import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { longDuration } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { showText } from '../../text'
import styles from './buy-bar.module.scss'
import { RemindButton } from './remind-button'
import type { ShowDetailModel } from './show-detail-model'

const CLOSED = ['SOLD_OUT', 'CANCELED', 'COMPLETED', 'DELAY', 'DISABLED'] as const

interface BuyBarProps {
  model: ShowDetailModel
  showId: string
  onBook(): void
  /** How the user is reminded. */
  onSettings(): void
}

/** The one thing to do with a show, or why nothing can be done. */
export const BuyBar = observer(function BuyBar({ model, showId, onBook, onSettings }: BuyBarProps) {
  const t = useText(showText)
  const { navigation } = useApp()
  const { button, privilegeId } = model
  const remind = <RemindButton reminder={model.reminder} onSettings={onSettings} />
  if (model.isUnoffered) return <Bar remind={null} text={t('preview.note')} />
  if (button === null) return null
  switch (button.kind) {
    case 'none':
      return model.reminder.type === null ? null : <Bar remind={remind} />
    case 'countdown':
      return <BeforeSale seconds={button.seconds} isHot={model.isHot} showId={showId} remind={remind} />
    case 'soon':
      return <BeforeSale seconds={null} isHot={model.isHot} showId={showId} remind={remind} />
    case 'closed': {
      const known = CLOSED.find((status) => status === button.status)
      return <Bar remind={remind} text={t(`closed.${known ?? 'other'}`)} />
    }
    case 'priority': {
      const prove = () => void navigation.open(routes.privilege, { showId, privilegeId: privilegeId ?? '' })
      return <Bar remind={remind} text={button.label ?? t('buy.priority')} onPress={privilegeId ? prove : onBook} />
    }
    default:
      return <Bar remind={remind} text={button.label ?? t(`buy.${button.kind}`)} onPress={onBook} />
  }
})

interface BeforeSaleProps extends Pick<BarProps, 'remind'> {
  /** Until the sale; `null` where no countdown is shown. */
  seconds: number | null
  isHot: boolean
  showId: string
}

/** Nothing can be bought yet; for a hot sale it can be prepared what will be (CAT-076). */
function BeforeSale({ seconds, isHot, showId, remind }: BeforeSaleProps) {
  const t = useText(showText)
  const { navigation } = useApp()
  const left = seconds === null ? null : longDuration(seconds)
  const time = left && (left.days > 0 ? t('buy.inDays', left) : left.time)
  if (!isHot) return <Bar remind={remind} text={time === null ? t('buy.soon') : t('buy.countdown', { time })} />
  const prepare = () => void navigation.open(routes.preloadTicket, { showId })
  const text = time === null ? t('preload.title') : t('preload.entry', { time })
  return <Bar remind={remind} text={text} onPress={prepare} />
}

interface BarProps {
  remind: ReactNode
  /** Absent where there is nothing to buy yet. */
  text?: string
  onPress?(): void
}

/** Stays at the lower edge of a phone; on a desktop it is a part of the panel that it stands in. */
function Bar({ remind, text, onPress }: BarProps) {
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
      {remind}
      {buy}
    </BottomBar>
  )
}
