import type { Invoice } from '@/contracts/invoice/invoice'
import { addressText } from '@/domain/address-text'
import { venueTime } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { useCopy } from '@/shell/use-copy'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { invoiceText } from '../../text'

/** All that is known of an invoice, in the order in which it was filled in (INVOICE-004). */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const t = useText(invoiceText)
  const { navigation } = useApp()
  const copy = useCopy()
  const { orderId, orderNumber, contactType, contact, shippingAddress, expressNo, expressName, expressPhone } = invoice
  const company = [
    [t('invoice.taxpayer'), invoice.taxpayerId],
    [t('invoice.bank'), invoice.bankName],
    [t('invoice.account'), invoice.bankAccount],
    [t('invoice.registered'), invoice.address],
    [t('invoice.phone'), invoice.phoneNo],
  ] as const
  return (
    <>
      <Card isList>
        <Cell isFlush title={t('invoice.amount')} value={`¥${invoice.invoiceAmount}`} />
        <Cell isFlush title={t('invoice.content')} value={t(`invoice.${invoice.invoiceContentType}`)} />
        <Cell isFlush title={t('invoice.type')} value={t(`invoice.${invoice.invoiceType}`)} />
        <Cell isFlush title={t('invoice.titleType')} value={t(`invoice.${invoice.invoiceTitleType}`)} />
        <Cell isFlush title={t('invoice.name')} value={invoice.invoiceTitle} />
        {company.map(([title, value]) => value && <Cell key={title} isFlush title={title} value={value} />)}
        <Cell isFlush title={t(`invoice.contact.${contactType}`)} value={contact} />
      </Card>
      {shippingAddress && (
        <Card isList>
          <Cell
            isFlush
            title={t('invoice.receiver')}
            value={`${shippingAddress.receiver} ${shippingAddress.cellphone}`}
          />
          <Cell isFlush title={t('invoice.shipping')} value={addressText(shippingAddress)} />
          {expressNo && (
            <Cell
              id="invoice-express"
              isFlush
              title={expressName ?? t('invoice.express')}
              value={expressNo}
              tapIcon="copy"
              onPress={() => void copy(expressNo)}
            />
          )}
          {expressPhone && <Cell isFlush title={t('invoice.expressPhone')} value={expressPhone} />}
        </Card>
      )}
      <Card isList>
        <Cell
          id="invoice-order"
          isFlush
          title={t('invoice.order')}
          value={orderNumber}
          onPress={() => void navigation.backTo(routes.orderDetail, { orderId })}
        />
        <Cell isFlush title={t('invoice.applied')} value={dayAndTime(invoice.applyTime)} />
        {invoice.issueTime && <Cell isFlush title={t('invoice.issued')} value={dayAndTime(invoice.issueTime)} />}
      </Card>
    </>
  )
}

function dayAndTime(time: number): string {
  return venueTime(time).format('YYYY-MM-DD HH:mm')
}
