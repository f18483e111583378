import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Notice } from '@/ui/notice/notice'
import { orderText } from '../../text'
import styles from './pay-loading.module.scss'
import { PayLoadingModel } from './pay-loading-model'

function PayLoadingPage() {
  const t = useText(orderText)
  const { navigation } = useApp()
  const params = useParams(routes.payLoading)
  const model = useModel((app) => new PayLoadingModel(app, params))
  const seeOrder = () => void navigation.redirect(routes.orderDetail, { orderId: params.orderId ?? '' })

  useEffect(() => void model.start(), [model])

  return (
    <PageFrame title={t('loading.title')}>
      {model.isWaiting ? (
        <Notice icon="clock" title={t('loading.title')} hint={t('loading.hint')} />
      ) : (
        <Notice
          icon="circle-alert"
          title={t('loading.unknown')}
          hint={t('loading.unknownHint')}
          actionText={t('loading.again')}
          onAction={model.start}
        />
      )}
      <View className={styles.out}>
        <Button id="see-order" kind="secondary" onTap={seeOrder}>
          {t('loading.seeOrder')}
        </Button>
      </View>
    </PageFrame>
  )
}

export default page(PayLoadingPage, routes.payLoading)
