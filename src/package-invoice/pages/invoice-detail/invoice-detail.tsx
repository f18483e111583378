import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Invoice } from '@/contracts/invoice/invoice'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { openDocument } from '@/services/jumps/open-document'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cards } from '@/ui/card/card'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { invoiceText } from '../../text'
import styles from './invoice-detail.module.scss'
import { InvoiceDetailModel } from './invoice-detail-model'
import { InvoiceFacts } from './invoice-facts'

/** State of an invoice, with all its fields (INVOICE-002, INVOICE-011 to INVOICE-015). */
function InvoiceDetailPage() {
  const t = useText(invoiceText)
  const { invoiceId = '' } = useParams(routes.invoiceDetail)
  const model = useModel((app) => new InvoiceDetailModel(app, invoiceId))
  const { invoice } = model
  useLoad(invoice, 'shown', 'orders')
  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('invoiceDetail.title')}
      footer={invoice.value && <Actions model={model} it={invoice.value} />}
    >
      <ResourceView resource={invoice} skeleton={<PageSkeleton height={480} />}>
        {(found) => (
          <Cards>
            <View>
              <Heading className={styles.state}>{t(`invoice.${found.invoiceState}`)}</Heading>
              <View className={styles.sub} role="status">
                {found.rejectReason || t(`invoice.${found.invoiceState}.hint`)}
              </View>
            </View>
            <InvoiceFacts invoice={found} />
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

interface ActionsProps {
  model: InvoiceDetailModel
  it: Invoice
}

/** Next actions: open its file, send it again, or request another. */
const Actions = observer(function Actions({ model, it }: ActionsProps) {
  const t = useText(invoiceText)
  const common = useText(commonText)
  const app = useApp()
  const { navigation, prompts } = app
  const { sending } = model
  const { orderId, invoiceState, invoiceType, contactType, contact, canReapply, pdfUrl } = it

  async function send() {
    await sending.submit(contactType, contact)
    const { error } = sending
    prompts.showToast(error ? errorText(error, common).title : t('invoice.mailed', { contact }))
  }

  if (canReapply) {
    return (
      <BottomBar>
        <Button id="invoice-again" isWide onPress={() => void navigation.redirect(routes.invoice, { orderId })}>
          {t('invoice.again')}
        </Button>
      </BottomBar>
    )
  }
  if (invoiceState !== 'SUCCESS' || invoiceType !== 'VAT_E_ORDINARY') return null
  return (
    <BottomBar>
      {pdfUrl && (
        <Button id="invoice-file" isWide onPress={() => openDocument(app, pdfUrl)}>
          {t('invoice.open')}
        </Button>
      )}
      <Button id="invoice-send" kind="secondary" isWide isBusy={sending.isRunning} onPress={() => void send()}>
        {t('invoice.send')}
      </Button>
    </BottomBar>
  )
})

export default page(InvoiceDetailPage, routes.invoiceDetail)
