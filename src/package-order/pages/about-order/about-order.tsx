import { View } from '@tarojs/components'
import { CustomerServiceButton, CustomerServiceSheet } from '@/blocks/customer-service/customer-service'
import { CustomerServiceModel } from '@/blocks/customer-service/customer-service-model'
import { getAboutOrder } from '@/contracts/order/get-about-order'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Card, Cards } from '@/ui/card/card'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { ordersText } from '../../orders/text'
import styles from './about-order.module.scss'

/** Information about an order: delivery, payment, refund, help (ORDER-006). */
function AboutOrderPage() {
  const t = useText(ordersText)
  const { orderId = '' } = useParams(routes.aboutOrder)
  const about = useModel(({ request }) => new Resource(() => request(getAboutOrder, { orderId })))
  const service = useModel((app) => new CustomerServiceModel(app))

  useLoad(about, 'opened')

  return (
    <PageFrame above={<Breadcrumbs />} title={t('aboutOrder.title')} overlay={<CustomerServiceSheet model={service} />}>
      <ResourceView resource={about} skeleton={<PageSkeleton height={480} />}>
        {({ sections }) => (
          <Cards>
            {sections.map(({ title, content }) => (
              <Card key={title} title={title}>
                {content.split('\n').map((line) => (
                  <View key={line} className={styles.line}>
                    {line}
                  </View>
                ))}
              </Card>
            ))}
            <CustomerServiceButton model={service} />
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(AboutOrderPage, routes.aboutOrder)
