import { View } from '@tarojs/components'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import { getUnregisteredOrder } from '@/contracts/order/get-unregistered-order'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { unregisteredText } from '../../unregistered/text'
import styles from './unregistered-confirmation.module.scss'

/** An order for a phone that may have no account: its content, and how its holder can see it (ORDER-010). */
function UnregisteredConfirmationPage() {
  const t = useText(unregisteredText)
  const { navigation, session } = useApp()
  const { orderId = '' } = useParams(routes.unregisteredConfirmation)
  const confirmed = useModel(({ request }) => {
    const order = new Resource(() => request(getUnregisteredOrder, { orderId }))
    return { order, load: () => session.isLoggedIn && order.load() }
  })

  useLoad(confirmed, 'shown', 'session')

  if (!session.isLoggedIn) {
    return (
      <PageFrame title={t('title')}>
        <EmptyState
          icon="ticket"
          title={t('visitor')}
          hint={t('visitor.hint')}
          actionText={t('login')}
          onAction={() => void navigation.openLogin()}
        />
      </PageFrame>
    )
  }
  return (
    <PageFrame title={t('title')}>
      <ResourceView resource={confirmed.order} skeleton={<PageSkeleton height={320} />}>
        {({ show, cellphoneMasked }) => (
          <Cards>
            <Card>
              <ShowSummary
                name={show.showName}
                posterUrl={show.posterUrl}
                posterColor={show.posterColor}
                lines={[show.sessionShowTime, `${show.cityName} ${show.venueName}`]}
              />
            </Card>
            <Card title={t('contact', { phone: cellphoneMasked })}>
              <View className={styles.words}>{t('contact.hint')}</View>
            </Card>
            <View className={styles.actions}>
              <Button id="to-wallet" isWide onPress={() => void navigation.switchTab(routes.ticketHolder, {})}>
                {t('wallet')}
              </Button>
              <Button
                id="to-order"
                isWide
                kind="secondary"
                onPress={() => void navigation.open(routes.orderDetail, { orderId })}
              >
                {t('order')}
              </Button>
            </View>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(UnregisteredConfirmationPage, routes.unregisteredConfirmation)
