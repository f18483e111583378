import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { dateTimeText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { usePicker } from '@/shell/use-picker'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { invoiceText } from '../../text'
import { InvoiceConfirmation } from './invoice-confirmation'
import { InvoiceFields } from './invoice-fields'
import { InvoiceModel } from './invoice-model'

/** Invoice request of an order, with its review (INVOICE-001). */
function InvoicePage() {
  const t = useText(invoiceText)
  const { orderId = '' } = useParams(routes.invoice)
  const locale = useLocale()
  const { navigation } = useApp()
  const model = useModel((app) => new InvoiceModel(app, orderId))
  const pickAddress = usePicker(routes.address, ({ id }) => model.chooseAddress(id))
  const addAddress = usePicker(routes.addressEdit, ({ id }) => model.chooseAddress(id))
  const { invoiceable } = model

  useLoad(model, 'opened', 'orders', 'addresses')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('invoice.title')}
      footer={invoiceable.value?.canApply && <NextBar model={model} />}
      overlay={model.isConfirming && <InvoiceConfirmation model={model} />}
    >
      <ResourceView resource={invoiceable} skeleton={<PageSkeleton height={480} />}>
        {({ canApply, reason, previous, applyDeadline }) =>
          canApply ? (
            <>
              {applyDeadline !== undefined && (
                <Card>
                  <View>{t('invoice.until', { time: dateTimeText(applyDeadline, locale) })}</View>
                </Card>
              )}
              <InvoiceFields
                model={model}
                onPickAddress={() =>
                  model.addresses.value?.length === 0 ? addAddress({}) : pickAddress({ toChoose: '1' })
                }
              />
            </>
          ) : (
            <EmptyState
              icon="receipt"
              title={reason ?? t('invoice.title')}
              hint={previous ? undefined : t('invoice.whenHint')}
              actionText={t(previous ? 'invoice.see' : 'invoice.toOrder')}
              onAction={() =>
                void (previous
                  ? navigation.redirect(routes.invoiceDetail, { invoiceId: previous.invoiceId })
                  : navigation.backTo(routes.orderDetail, { orderId }))
              }
            />
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

const NextBar = observer(function NextBar({ model }: { model: InvoiceModel }) {
  const t = useText(invoiceText)
  return (
    <BottomBar>
      <Button id="invoice-next" isWide onPress={() => model.confirm()}>
        {t('invoice.next')}
      </Button>
    </BottomBar>
  )
})

export default page(InvoicePage, routes.invoice)
