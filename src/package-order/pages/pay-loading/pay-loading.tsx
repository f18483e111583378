import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { orderRoute } from '@/services/navigation/order-route'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { paymentResultText } from '../../payment-result/text'
import styles from './pay-loading.module.scss'
import { PayLoadingModel } from './pay-loading-model'

const ICONS = {
  paying: 'clock',
  checking: 'clock',
  success: 'circle-check',
  failed: 'circle-alert',
  closed: 'circle-alert',
  refunded: 'circle-alert',
} as const

/** Waits for a payment result; a browser without a login cannot see the order and shows that at once. */
function PayLoadingPage() {
  const { session } = useApp()
  return session.isLoggedIn ? <PaymentProgress /> : <LoggedOut />
}

function LoggedOut() {
  const t = useText(paymentResultText)
  const { navigation } = useApp()
  const title = t('loading.loggedOut')
  return (
    <PageFrame hasOwnTitle title={title}>
      <EmptyState icon="clock" title={title} hint={t('loading.loggedOutHint')} />
      <View className={styles.out}>
        <Button id="log-in" isWide onPress={() => void navigation.openLogin()}>
          {t('loading.logIn')}
        </Button>
      </View>
    </PageFrame>
  )
}

const PaymentProgress = observer(function PaymentProgress() {
  const t = useText(paymentResultText)
  const { navigation, prompts } = useApp()
  const params = useParams(routes.payLoading)
  const model = useModel((app) => new PayLoadingModel(app, params))
  const title = t(`loading.${model.state}`)
  const isWaiting = model.state === 'paying' || model.state === 'checking'
  const seeOrder = () => {
    const { orderId, orderType } = model.paid
    void navigation.redirect(orderRoute(orderType), { orderId })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, not again when the language changes
  useEffect(() => {
    void model.start().then((hasAnswer) => hasAnswer || prompts.showToast(t('loading.unknown')))
  }, [model])

  return (
    <PageFrame hasOwnTitle title={title}>
      <EmptyState icon={ICONS[model.state]} title={title} hint={isWaiting ? t('loading.hint') : ''} />
      <View className={styles.out}>
        <Button id="see-order" kind="secondary" onPress={seeOrder}>
          {t('loading.seeOrder')}
        </Button>
      </View>
    </PageFrame>
  )
})

export default page(PayLoadingPage, routes.payLoading)
