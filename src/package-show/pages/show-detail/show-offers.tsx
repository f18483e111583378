import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GetShowDynamicOutput } from '@/contracts/show/get-show-dynamic'
import { privilegeOf } from '@/domain/show-status'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Cell } from '@/ui/cell/cell'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading/heading'
import { sharedText } from '../../shared/text'
import { showsText } from '../../shows/text'
import styles from './show-more.module.scss'
import type { ShowMoreModel } from './show-more-model'
import type { ShowPanel } from './show-panel'

interface ShowOffersProps {
  model: ShowMoreModel
  showId: string
  /** Null until loaded. */
  sale: GetShowDynamicOutput | null
  onOpen(panel: ShowPanel): void
}

/**
 * Offers of a show: privileges (CAT-137), promotions by kind (CAT-102), available coupons and goods. Hidden without
 * any.
 */
export const ShowOffers = observer(function ShowOffers({ model, showId, sale, onOpen }: ShowOffersProps) {
  const t = useText(showsText)
  const shared = useText(sharedText)
  const { navigation } = useApp()
  const promotions = model.promotions.value ?? []
  const coupons = model.coupons.value ?? []
  const left = coupons.filter(({ obtained = false }) => !obtained).length
  const goods = model.tiedGoods.value ?? []
  const privilegeId = sale && privilegeOf(sale)
  if (!privilegeId && promotions.length + coupons.length + goods.length === 0) return null
  return (
    <View className={classNames(styles.section, styles.rows)} id="offers">
      <Heading className={styles.heading}>{t('offers.title')}</Heading>
      {privilegeId && (
        <Cell
          id="privilege"
          title={shared('privilege.title')}
          onPress={() => void navigation.open(routes.privilege, { showId, privilegeId })}
        />
      )}
      {promotions.map(({ promotionId, name, ruleKind }) => (
        <Cell
          key={promotionId}
          id={`promotion-${promotionId}`}
          title={name}
          value={t(`promotion.kind.${ruleKind}`)}
          onPress={() => onOpen({ kind: 'promotion', promotionId })}
        />
      ))}
      {coupons.length > 0 && (
        <Cell
          id="coupons"
          title={t('offers.coupons')}
          value={left > 0 ? t('offers.couponCount', { count: left }) : t('offers.couponsReceived')}
          onPress={() => onOpen({ kind: 'coupons' })}
        />
      )}
      {goods.length > 0 && (
        <Cell
          id="tied-goods"
          title={shared('tiedSaleList.title')}
          value={shared('tied.entry', { count: goods.length })}
          onPress={() => void navigation.open(routes.tiedSaleList, { showId })}
        />
      )}
    </View>
  )
})
