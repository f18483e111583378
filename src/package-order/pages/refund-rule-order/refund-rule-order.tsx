import { Text, View } from '@tarojs/components'
import { getRefundRule } from '@/contracts/refund/get-refund-rule'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading/heading'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { orderText } from '../../text'
import styles from './refund-rule-order.module.scss'

/** What giving tickets of an order back costs, by when it is asked for (REFUND-004, REFUND-011). */
function RefundRuleOrderPage() {
  const t = useText(orderText)
  const { orderId = '' } = useParams(routes.refundRuleOrder)
  const rule = useModel(({ request }) => new Resource(() => request(getRefundRule, { orderId })))

  useLoad(rule, 'opened')

  return (
    <PageFrame title={t('refund.rule')}>
      <ResourceView resource={rule} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {({ title, periods }) => (
          <View className={styles.page}>
            <View className={styles.section}>
              <Heading level={1} className={styles.title}>
                {title}
              </Heading>
              {periods.map(({ timeDesc, feeDesc, allowed }) => (
                <View key={timeDesc} className={styles.line}>
                  <Text>{timeDesc}</Text>
                  <Text className={classNames(styles.fee, !allowed && styles.refused)}>{feeDesc}</Text>
                </View>
              ))}
            </View>
            <View className={styles.hint}>{t('refund.ruleHint')}</View>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(RefundRuleOrderPage, routes.refundRuleOrder)
