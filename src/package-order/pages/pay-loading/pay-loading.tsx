import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { orderRoute } from '@/services/order-route'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { orderText } from '../../text'
import styles from './pay-loading.module.scss'
import { PayLoadingModel } from './pay-loading-model'

const ICONS = { paying: 'clock', checking: 'clock', success: 'circle-check', failed: 'circle-alert' } as const

function PayLoadingPage() {
  const t = useText(orderText)
  const { navigation, prompts } = useApp()
  const params = useParams(routes.payLoading)
  const model = useModel((app) => new PayLoadingModel(app, params))
  const title = t(`loading.${model.state}`)
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
      <EmptyState icon={ICONS[model.state]} title={title} hint={t('loading.hint')} />
      <View className={styles.out}>
        <Button id="see-order" kind="secondary" onPress={seeOrder}>
          {t('loading.seeOrder')}
        </Button>
      </View>
    </PageFrame>
  )
}

export default page(PayLoadingPage, routes.payLoading)
