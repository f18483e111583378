import { Text, View } from '@tarojs/components'
import { getRefundableOrder, type RefundableSession } from '@/contracts/refund/get-refundable-order'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Card, Cards } from '@/ui/card/card'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Icon } from '@/ui/icon/icon'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { isOfGoods } from '../../refunds/goods-session'
import { RefundRuleLink } from '../../refunds/refund-rule-link'
import { refundsText } from '../../refunds/text'
import { sharedText } from '../../shared/text'
import styles from './refund-orders.module.scss'

/** Sessions of an order with the refundable tickets and remaining refunds of each (REFUND-001, REFUND-010). */
function RefundOrdersPage() {
  const t = useText(refundsText)
  const shared = useText(sharedText)
  const { orderId = '' } = useParams(routes.refundOrders)
  const { navigation } = useApp()
  const order = useModel(({ request }) => new Resource(() => request(getRefundableOrder, { orderId })))

  useLoad(order, 'shown')

  return (
    <PageFrame above={<Breadcrumbs />} title={t('refund.sessions')}>
      <ResourceView resource={order} skeleton={<PageSkeleton height={220} />}>
        {({ sessions, reason, refundable }) => (
          <Cards>
            {!refundable && (
              <EmptyState
                icon="info"
                title={reason ?? t('refund.noneNow')}
                hint={t('refund.noneHint')}
                actionText={shared('success.order')}
                onAction={() => void navigation.backTo(routes.orderDetail, { orderId })}
              />
            )}
            {(refundable ? sessions : []).map((session) => (
              <SessionRow
                key={session.bizShowSessionId}
                session={session}
                areGoods={isOfGoods(session, orderId)}
                onPress={() =>
                  void navigation.open(routes.refundOrderTickets, { orderId, sessionId: session.bizShowSessionId })
                }
              />
            ))}
            <Card isList>
              <RefundRuleLink orderId={orderId} />
            </Card>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

interface SessionRowProps {
  session: RefundableSession
  /** True for goods, which have no limit per session. */
  areGoods: boolean
  onPress(): void
}

function SessionRow({ session, areGoods, onPress }: SessionRowProps) {
  const t = useText(refundsText)
  const { bizShowSessionId, sessionName, maxTimes, usedTimes, tickets } = session
  const count = tickets.filter(({ selectable }) => selectable).length
  return (
    <Pressable id={`session-${bizShowSessionId}`} className={styles.session} onPress={onPress}>
      <View className={styles.words}>
        <View className={styles.name}>{sessionName}</View>
        {count > 0 && !areGoods && (
          <View className={styles.sub}>
            {t('refund.times', { left: Math.max(0, maxTimes - usedTimes), max: maxTimes })}
          </View>
        )}
      </View>
      <Text className={count > 0 ? styles.count : styles.sub}>
        {count > 0 ? t(areGoods ? 'refund.pieces' : 'refund.count', { count }) : t('refund.none')}
      </Text>
      <Icon name="chevron-right" size="small" />
    </Pressable>
  )
}

export default page(RefundOrdersPage, routes.refundOrders)
