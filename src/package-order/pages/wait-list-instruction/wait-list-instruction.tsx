import { View } from '@tarojs/components'
import { getWaitList } from '@/contracts/order/get-wait-list'
import { dateTimeText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
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
import { FactLine } from '@/ui/fact-line/fact-line'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { ordersText } from '../../orders/text'
import styles from './wait-list-instruction.module.scss'

/** State of an order on the waiting list, and how the list works (ORDER-007, ORDER-053). */
function WaitListInstructionPage() {
  const t = useText(ordersText)
  const locale = useLocale()
  const { orderId = '' } = useParams(routes.waitListInstruction)
  const waitList = useModel(({ request }) => new Resource(() => request(getWaitList, { orderId })))

  useLoad(waitList, 'shown', 'orders')

  return (
    <PageFrame above={<Breadcrumbs />} title={t('waitListInstruction.title')}>
      <ResourceView resource={waitList} skeleton={<PageSkeleton height={320} />}>
        {({ waitListState, rank, deadline, rules }) => (
          <Cards>
            <Card>
              <Heading level={1} className={styles.state}>
                {t(`waitListInstruction.${waitListState}`)}
              </Heading>
              {rank > 0 && (
                <FactLine name={t('waitListInstruction.rank')} value={t('waitListInstruction.rankOf', { rank })} />
              )}
              <FactLine name={t('waitListInstruction.deadline')} value={dateTimeText(deadline, locale)} />
            </Card>
            <Card title={t('waitListInstruction.rules')}>
              {rules.map((rule) => (
                <View key={rule} className={styles.rule}>
                  {rule}
                </View>
              ))}
            </Card>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(WaitListInstructionPage, routes.waitListInstruction)
