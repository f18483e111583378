import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OwnCoupon } from '@/contracts/coupon/coupon'
import { couponGroups } from '@/domain/coupon-groups'
import { useText } from '@/i18n/use-text'
import type { PagedList } from '@/lib/paged-list'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from './coupons.module.scss'
import { OwnCouponRow } from './own-coupon-row'
import { couponsText } from './text'
import type { UseCouponModel } from './use-coupon-model'

interface OwnCouponListProps {
  list: PagedList<OwnCoupon>
  usage: UseCouponModel
  emptyText: string
}

/** Coupons of the user in all states; without any, a link to available ones. */
export const OwnCouponList = observer(function OwnCouponList({ list, usage, emptyText }: OwnCouponListProps) {
  const t = useText(couponsText)
  const { navigation } = useApp()
  return (
    <PagedListView
      list={list}
      skeleton={[0, 1, 2].map((each) => <SkeletonBlock key={each} className={styles.skeleton} />)}
      emptyIcon="ticket"
      emptyText={emptyText}
      emptyHint={t('coupon.empty.hint')}
      emptyActionText={t('coupon.toReceive')}
      onEmptyAction={() => void navigation.open(routes.couponReceive, {})}
    >
      {(coupons) => (
        <View className={styles.list}>
          {couponGroups(coupons).map(({ coupon, count }, index) => (
            <OwnCouponRow key={coupon.couponId} id={`coupon-${index}`} coupon={coupon} count={count} usage={usage} />
          ))}
        </View>
      )}
    </PagedListView>
  )
})
