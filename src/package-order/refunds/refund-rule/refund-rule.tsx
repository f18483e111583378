import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type GetRefundRuleInput, getRefundRule } from '@/contracts/refund/get-refund-rule'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Card, Cards } from '@/ui/card/card'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { RichText } from '@/ui/rich-text/rich-text'
import { refundsText } from '../text'
import styles from './refund-rule.module.scss'

interface RefundRuleProps {
  about: GetRefundRuleInput
  /** Hint below, written by the app. */
  hint?: string
}

/** Refund fees by time of request, and the shop's terms (REFUND-011). */
export const RefundRule = observer(function RefundRule({ about, hint }: RefundRuleProps) {
  const t = useText(refundsText)
  const rule = useModel(({ request }) => new Resource(() => request(getRefundRule, about)))

  useLoad(rule, 'opened')

  return (
    <PageFrame above={<Breadcrumbs />} title={t('refund.rule')}>
      <ResourceView resource={rule} skeleton={<PageSkeleton height={220} />}>
        {({ title, periods, html }) => (
          <Cards>
            <Card>
              {title !== t('refund.rule') && <Heading className={styles.title}>{title}</Heading>}
              {periods.map(({ timeDesc, feeDesc, allowed }) => (
                <View key={timeDesc} className={styles.line}>
                  <Text>{timeDesc}</Text>
                  <Text className={classNames(styles.fee, !allowed && styles.refused)}>{feeDesc}</Text>
                </View>
              ))}
            </Card>
            {html && <RichText html={html} className={styles.words} />}
            {hint && <View className={styles.hint}>{hint}</View>}
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
})
