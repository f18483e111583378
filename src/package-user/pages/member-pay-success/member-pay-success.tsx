import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import { CouponTicket } from '@/blocks/coupons/coupon-ticket'
import type { GetPrimeOrderOutput } from '@/contracts/member/get-prime-order'
import type { GetPaySuccessOutput } from '@/contracts/order/get-pay-success'
import { dateText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Heading } from '@/ui/heading/heading'
import { Icon } from '@/ui/icon/icon'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { memberText } from '../../membership/text'
import styles from './member-pay-success.module.scss'
import { MemberPaySuccessModel } from './member-pay-success-model'

/** Payment result of a membership: shows "paid" only after the gateway has confirmed it (MEMBER-006). */
function MemberPaySuccessPage() {
  const t = useText(memberText)
  const { pendingPayment } = useApp()
  const { orderId = '' } = useParams(routes.memberPaySuccess)
  const model = useModel((app) => new MemberPaySuccessModel(app, orderId))
  const { membership, joined } = model

  useLoad(model, 'shown', 'orders', 'session')
  useEffect(() => pendingPayment.clear(), [pendingPayment])

  return (
    <PageFrame hasOwnTitle title={t(joined ? 'success.title' : 'confirm.title')}>
      <ResourceView resource={membership} skeleton={<PageSkeleton height={360} />}>
        {(value) =>
          'refusal' in value ? (
            <Refusal answer={value.refusal} />
          ) : (
            <Outcome order={value.order} onRefresh={() => model.load()} />
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

function Outcome({ order, onRefresh }: { order: GetPrimeOrderOutput; onRefresh(): void }) {
  const t = useText(memberText)
  if (order.validTo !== undefined) return <Joined order={order} validTo={order.validTo} />
  return (
    <EmptyState
      icon="clock"
      title={t('success.waiting')}
      hint={t('success.waitingHint')}
      actionText={t('success.refresh')}
      onAction={onRefresh}
    />
  )
}

/** Reason without a membership: visitors log in, all others open the member center. */
function Refusal({ answer: { result, title, tips } }: { answer: GetPaySuccessOutput }) {
  const t = useText(memberText)
  const { navigation } = useApp()
  const isVisitor = result === 'VISITOR'
  return (
    <EmptyState
      icon="info"
      title={title}
      hint={tips}
      actionText={t(isVisitor ? 'success.logIn' : 'success.toCenter')}
      onAction={() => void (isVisitor ? navigation.openLogin() : navigation.backTo(routes.memberCenter, {}))}
    />
  )
}

/** The membership, its benefits, and a button to return. */
function Joined({ order, validTo }: { order: GetPrimeOrderOutput; validTo: number }) {
  const t = useText(memberText)
  const locale = useLocale()
  const { navigation } = useApp()
  const { showId } = useParams(routes.memberPaySuccess)
  const { primeLevelName, giftCoupons } = order

  /** Returns to a members-only show that sent the user here; otherwise opens the member centre. */
  async function leave() {
    if (await navigation.backToOpen(routes.showDetail)) return
    // A web cashier leaves the document, and with it the page stack.
    if (showId) await navigation.redirect(routes.showDetail, { showId })
    else await navigation.backTo(routes.memberCenter, {})
  }

  return (
    <View className={styles.page}>
      <Icon className={styles.mark} name="circle-check" size="huge" />
      <Text id="member-pay-success" className={styles.title}>
        {t('success.title')}
      </Text>
      <Text>{primeLevelName}</Text>
      <Text className={styles.sub}>{t('success.valid', { date: dateText(validTo, locale) })}</Text>
      {giftCoupons.length > 0 && (
        <View className={styles.gifts}>
          <Heading className={styles.heading}>{t('success.gifts')}</Heading>
          {giftCoupons.map((coupon) => (
            <View key={coupon.couponId} className={styles.gift}>
              <CouponTicket coupon={coupon} />
            </View>
          ))}
        </View>
      )}
      <View className={styles.actions}>
        <Button id="done" isWide onPress={() => void leave()}>
          {t('success.done')}
        </Button>
        {giftCoupons.length > 0 && (
          <Button id="see-coupons" kind="secondary" isWide onPress={() => void navigation.redirect(routes.coupon, {})}>
            {t('success.coupons')}
          </Button>
        )}
      </View>
    </View>
  )
}

export default page(MemberPaySuccessPage, routes.memberPaySuccess)
