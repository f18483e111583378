import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { NextSteps } from '@/blocks/next-steps/next-steps'
import type { ExpressTrace } from '@/contracts/order/get-express'
import { addressText } from '@/domain/address-text'
import { shortTimeText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Card, Cards } from '@/ui/card/card'
import { classNames } from '@/ui/class-names'
import { Columns } from '@/ui/columns/columns'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { FactLine } from '@/ui/fact-line/fact-line'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { NumberLine } from '../../orders/number-line'
import { ordersText } from '../../orders/text'
import { sharedText } from '../../shared/text'
import styles from './express.module.scss'
import { ExpressModel } from './express-model'
import { ExpressStages } from './express-stages'

/** Parcel tracking of an order, the latest step first, with its address (ORDER-008). */
function ExpressPage() {
  const t = useText(ordersText)
  const { orderId = '' } = useParams(routes.express)
  const shared = useText(sharedText)
  const model = useModel((app) => new ExpressModel(app, orderId))
  const openOrder = () => model.openOrder()

  useLoad(model, 'shown')

  if (model.isUnsent) {
    return (
      <PageFrame above={<Breadcrumbs />} title={t('express.title')}>
        <EmptyState
          icon="truck"
          title={t('express.none')}
          hint={t('express.noneHint')}
          actionText={shared('success.order')}
          onAction={openOrder}
        />
      </PageFrame>
    )
  }

  return (
    <PageFrame above={<Breadcrumbs />} isWide title={t('express.title')}>
      <ResourceView resource={model.express} skeleton={<PageSkeleton height={360} />}>
        {({ expressNo, displayName, state, traces }) => (
          <Cards>
            <Columns
              side={
                <>
                  <NextSteps icon="receipt" title={shared('success.order')} onPress={openOrder} />
                  {/* Last, so that nothing moves when the order arrives after the parcel. */}
                  <Receiver model={model} />
                </>
              }
            >
              <Card>
                <Heading level={1} className={styles.state}>
                  {t(`express.${state}`)}
                </Heading>
                <View className={styles.sub}>{displayName}</View>
                <ExpressStages state={state} />
                <NumberLine name={t('express.number')} value={expressNo} />
              </Card>
              <Traces traces={traces} />
            </Columns>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** Recipient and address of the parcel, once the order is known. */
const Receiver = observer(function Receiver({ model }: { model: Pick<ExpressModel, 'order'> }) {
  const t = useText(ordersText)
  const address = model.order.value?.delivery.address
  if (!address) return null
  return (
    <Card>
      <FactLine name={t('goods.receiver')} value={`${address.receiver} ${address.cellphone}`} />
      <FactLine name={t('detail.address')} value={addressText(address)} />
    </Card>
  )
})

/** Steps of the parcel so far. */
function Traces({ traces }: { traces: readonly ExpressTrace[] }) {
  const locale = useLocale()
  return (
    <Card>
      {traces.map(({ time, text, location }, index) => (
        <View key={time} className={classNames(styles.step, index === 0 && styles.newest)}>
          <View className={styles.dot} />
          <View className={styles.words}>
            <View>{text}</View>
            <View className={styles.sub}>
              <Text>{[shortTimeText(time, locale), location].filter(Boolean).join(' · ')}</Text>
            </View>
          </View>
        </View>
      ))}
    </Card>
  )
}

export default page(ExpressPage, routes.express)
