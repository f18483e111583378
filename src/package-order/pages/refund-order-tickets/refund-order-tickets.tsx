import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { priceInfoFromCents, priceText, yuanToCents } from '@/domain/money'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Columns } from '@/ui/columns/columns'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Price } from '@/ui/price/price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { RefundRuleLink } from '../../refunds/refund-rule-link'
import { refundsText } from '../../refunds/text'
import { sharedText } from '../../shared/text'
import { RefundBill } from './refund-bill'
import styles from './refund-order-tickets.module.scss'
import { RefundTicketsModel } from './refund-tickets-model'
import { TicketChoice } from './ticket-choice'

const MAX_REMARK = 200

function RefundOrderTicketsPage() {
  const t = useText(refundsText)
  const shared = useText(sharedText)
  const params = useParams(routes.refundOrderTickets)
  const model = useModel((app) => new RefundTicketsModel(app, params))
  const { order, preview, form } = model
  const isDesktop = useApp().terminal.form === 'desktop'

  useLoad(model, 'opened')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('refund.title')}
      footer={!isDesktop && order.value?.refundable && <RefundBar model={model} />}
    >
      <ResourceView resource={order} skeleton={<PageSkeleton height={360} />}>
        {({ refundable, reason, reasons, orderId }) => (
          <Cards>
            <Columns
              side={
                <>
                  {model.chosenCount > 0 && (
                    <Card id="refund-bill">
                      <ResourceView resource={preview} skeleton={<SkeletonBlock className={styles.billSkeleton} />}>
                        {(plan) => <RefundBill plan={plan} hasGoods={model.hasGoods} />}
                      </ResourceView>
                    </Card>
                  )}
                  {refundable && (
                    <Card>
                      <FormView onSubmit={() => {}}>
                        <ChoiceField
                          id="refund-reason"
                          field={form.fields.reasonCode}
                          label={t('refund.reason')}
                          options={reasons.map(({ code, text }) => ({ key: code, text }))}
                        />
                        <TextField
                          id="refund-remark"
                          field={form.fields.remark}
                          label={shared('confirm.remark')}
                          maxLength={MAX_REMARK}
                          placeholder={t('refund.remark')}
                        />
                      </FormView>
                    </Card>
                  )}
                  <Card isList>
                    <RefundRuleLink orderId={orderId} />
                  </Card>
                  {/* Beside the sum that it is about. */}
                  {isDesktop && refundable && <RefundBar model={model} isInColumn />}
                </>
              }
            >
              {!refundable && <NothingToReturn reason={reason} orderId={orderId} />}
              {/* A reason for the whole order applies to each ticket. */}
              {(reason === undefined ? model.sessions : []).map((session) => (
                <TicketChoice key={session.bizShowSessionId} model={model} session={session} />
              ))}
            </Columns>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** Why nothing can be refunded, with a link. */
function NothingToReturn({ reason, orderId }: { reason: string | undefined; orderId: string }) {
  const t = useText(refundsText)
  const shared = useText(sharedText)
  const { navigation } = useApp()
  return (
    <EmptyState
      icon="info"
      title={reason ?? t('refund.noneNow')}
      hint={t('refund.noneHint')}
      actionText={shared('success.order')}
      onAction={() => void navigation.backTo(routes.orderDetail, { orderId })}
    />
  )
}

/** Refund amount and request button. */
const RefundBar = observer(function RefundBar({
  model,
  isInColumn,
}: {
  model: RefundTicketsModel
  isInColumn?: boolean
}) {
  const t = useText(refundsText)
  const common = useText(commonText)
  const { prompts, navigation } = useApp()
  const { orderId = '' } = useParams(routes.refundOrderTickets)
  const { form, preview } = model

  async function apply() {
    if (!model.canApply || !preview.value || !form.check()) return
    const { refundAmount, cardAmount } = preview.value
    // Payments by cash card return as well.
    const price = priceText(priceInfoFromCents(yuanToCents(refundAmount) + yuanToCents(cardAmount)))
    const isSure = await prompts.showDialog({
      title: model.hasGoods
        ? t('refund.confirmItems', { count: model.chosenCount, price })
        : t('refund.confirm', { price }),
      content: t(model.hasGoods ? 'refund.confirmItemsHint' : 'refund.confirmHint'),
      confirmText: t('refund.submit'),
      cancelText: common('action.cancel'),
    })
    if (!isSure || (await model.submit()) === null) return
    prompts.showToast(t('refund.requested'))
    await navigation.backTo(routes.orderDetail, { orderId })
  }

  const sumAndButton = (
    <>
      {preview.value ? (
        <View className={styles.sum} id="refund-sum">
          <View className={styles.sub}>{t('refund.back')}</View>
          <Price className={styles.price} price={preview.value.refundInfo} />
        </View>
      ) : (
        <View className={styles.sum}>
          <View className={styles.sub}>{t(model.offersGoods ? 'refund.chooseItems' : 'refund.choose')}</View>
        </View>
      )}
      <Button id="refund-submit" isDisabled={!model.canApply} isBusy={form.isSubmitting} onPress={() => void apply()}>
        {t('refund.submit')}
      </Button>
    </>
  )
  if (!isInColumn) return <BottomBar above={<FormError form={form} />}>{sumAndButton}</BottomBar>
  return (
    <Card>
      <FormError form={form} />
      <View className={styles.inColumn}>{sumAndButton}</View>
    </Card>
  )
})

export default page(RefundOrderTicketsPage, routes.refundOrderTickets)
