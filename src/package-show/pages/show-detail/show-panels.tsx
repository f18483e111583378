import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CouponCard } from '@/blocks/coupons/coupon-card'
import { CustomerServiceSheet } from '@/blocks/customer-service/customer-service'
import { listReceivableCoupons } from '@/contracts/coupon/list-receivable-coupons'
import { getPromotion } from '@/contracts/package/get-promotion'
import { listServiceNotes } from '@/contracts/show/list-service-notes'
import { momentText } from '@/domain/date-text'
import { discountText } from '@/domain/money'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { PicturesPanel } from '../../shared/pictures-panel'
import { showsText } from '../../shows/text'
import { LoadedPanel } from './loaded-panel'
import type { ReminderModel } from './reminder-model'
import { ReminderPanel } from './reminder-panel'
import type { ShowPanel } from './show-panel'
import styles from './show-panels.module.scss'

interface ShowPanelsProps {
  panel: ShowPanel
  showId: string
  reminder: ReminderModel
  onClose(): void
}

/** Open sheet of the show page. */
export function ShowPanels({ panel, showId, reminder, onClose }: ShowPanelsProps) {
  switch (panel.kind) {
    case 'notes':
      return <NotesPanel showId={showId} onClose={onClose} />
    case 'coupons':
      return <CouponsPanel showId={showId} onClose={onClose} />
    case 'reminder':
      return <ReminderPanel reminder={reminder} onClose={onClose} />
    case 'pictures':
      return <PicturesPanel pictures={panel.pictures} onClose={onClose} />
    case 'service':
      return <CustomerServiceSheet model={panel.service} />
    case 'promotion':
      return <PromotionPanel promotionId={panel.promotionId} onClose={onClose} />
  }
}

interface PanelProps {
  showId: string
  onClose(): void
}

/** Purchase notes (CAT-109). */
const NotesPanel = observer(function NotesPanel({ showId, onClose }: PanelProps) {
  const t = useText(showsText)
  return (
    <LoadedPanel
      id="notes-panel"
      title={t('detail.notices')}
      fetch={({ request }) => request(listServiceNotes, { showId })}
      onClose={onClose}
    >
      {(notes) =>
        notes.map(({ title, desc }) => (
          <View key={title} className={styles.note}>
            <View className={styles.noteTitle}>{title}</View>
            <View className={styles.noteText}>{desc}</View>
          </View>
        ))
      }
    </LoadedPanel>
  )
})

/** Available coupons that apply to this show. */
const CouponsPanel = observer(function CouponsPanel({ showId, onClose }: PanelProps) {
  const t = useText(showsText)
  return (
    <LoadedPanel
      id="coupons-panel"
      title={t('offers.coupons')}
      fetch={({ request }) => request(listReceivableCoupons, { showId })}
      onClose={onClose}
    >
      {(coupons, reload) =>
        coupons.map((coupon) => (
          <View key={coupon.couponTemplateId} className={styles.note}>
            <CouponCard coupon={coupon} onReceived={reload} />
          </View>
        ))
      }
    </LoadedPanel>
  )
})

interface PromotionPanelProps {
  promotionId: string
  onClose(): void
}

/** Discount and end of a promotion, with a link to it (CAT-124). */
const PromotionPanel = observer(function PromotionPanel({ promotionId, onClose }: PromotionPanelProps) {
  const t = useText(showsText)
  const locale = useLocale()
  const { navigation } = useApp()
  return (
    <LoadedPanel
      id="promotion-panel"
      title={t('offers.title')}
      fetch={({ request }) => request(getPromotion, { promotionId })}
      onClose={onClose}
    >
      {({ name, desc, ruleKind, tiers, endTime }) => (
        <>
          <View className={styles.noteTitle}>{name}</View>
          <View className={styles.noteText}>{desc}</View>
          {tiers.map((tier) => (
            <View key={tier.threshold} className={styles.rule}>
              {t(`promotion.rule.${ruleKind}`, {
                threshold: tier.threshold,
                reduce: tier.reduce,
                discount: discountText(tier.discount, locale) ?? '',
              })}
            </View>
          ))}
          <View className={styles.noteText}>{t('promotion.until', { date: momentText(endTime, locale) })}</View>
          <View className={styles.action}>
            <Button
              id="to-promotion"
              isWide
              onPress={() => void navigation.open(routes.ticketPackageDetail, { promotionId })}
            >
              {t('promotion.choose')}
            </Button>
          </View>
        </>
      )}
    </LoadedPanel>
  )
})
