import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import { LayoutPart } from '@/blocks/layout/layout-part'
import { type GetPaySuccessOutput, getPaySuccess } from '@/contracts/order/get-pay-success'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import { orderText } from '../../text'
import styles from './pay-success.module.scss'

function PaySuccessPage() {
  const t = useText(orderText)
  const { navigation, pendingPayment } = useApp()
  const { orderId = '', orderType = 'ticket' } = useParams(routes.paySuccess)
  const words = useModel(
    ({ request }) => new Resource<GetPaySuccessOutput>(() => request(getPaySuccess, { orderId, orderType })),
  )

  useEffect(() => void words.load(), [words])
  useEffect(() => pendingPayment.clear(), [pendingPayment])

  return (
    <PageFrame title={t('success.title')}>
      <View className={styles.page}>
        <Icon className={styles.mark} name="circle-check" size="huge" />
        <Text id="pay-success" className={styles.title}>
          {words.value?.title ?? t('success.title')}
        </Text>
        <Text className={styles.tips}>{words.value?.tips ?? ''}</Text>
        <View className={styles.actions}>
          <Button id="see-tickets" isWide onTap={() => void navigation.switchTab(routes.ticketHolder, {})}>
            {t('success.tickets')}
          </Button>
          <Button
            id="see-order"
            kind="secondary"
            isWide
            onTap={() => void navigation.redirect(routes.orderDetail, { orderId })}
          >
            {t('success.order')}
          </Button>
          <Button kind="plain" isWide onTap={() => void navigation.switchTab(routes.list, {})}>
            {t('success.home')}
          </Button>
        </View>
      </View>
      <LayoutPart page="PAY_SUCCESS" />
    </PageFrame>
  )
}

export default page(PaySuccessPage, routes.paySuccess)
