import { Text, View } from '@tarojs/components'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getExpress } from '@/contracts/order/get-express'
import { shortTimeText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
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
import { classNames } from '@/ui/class-names'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { NumberLine } from '../../orders/number-line'
import { ordersText } from '../../orders/text'
import { sharedText } from '../../shared/text'
import styles from './express.module.scss'

/** Parcel tracking of an order, the latest step first (ORDER-008). */
function ExpressPage() {
  const t = useText(ordersText)
  const locale = useLocale()
  const { orderId = '' } = useParams(routes.express)
  const shared = useText(sharedText)
  const { navigation } = useApp()
  const express = useModel(({ request }) => new Resource(() => request(getExpress, { orderId })))
  const isUnsent = express.error?.statusCode === BUSINESS_ERROR.notFound

  useLoad(express, 'shown')

  if (isUnsent) {
    return (
      <PageFrame above={<Breadcrumbs />} title={t('express.title')}>
        <EmptyState
          icon="truck"
          title={t('express.none')}
          hint={t('express.noneHint')}
          actionText={shared('success.order')}
          onAction={() => void navigation.backTo(routes.orderDetail, { orderId })}
        />
      </PageFrame>
    )
  }

  return (
    <PageFrame above={<Breadcrumbs />} title={t('express.title')}>
      <ResourceView resource={express} skeleton={<PageSkeleton height={360} />}>
        {({ expressNo, displayName, state, traces }) => (
          <Cards>
            <Card>
              <Heading level={1} className={styles.state}>
                {t(`express.${state}`)}
              </Heading>
              <View className={styles.sub}>{displayName}</View>
              <NumberLine name={t('express.number')} value={expressNo} />
            </Card>
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
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(ExpressPage, routes.express)
