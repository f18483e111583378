import type { Invoice } from '@/contracts/invoice/invoice'
import { addressText } from '@/domain/address-text'
import { dateTimeText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { useCopy } from '@/shell/use-copy'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { Columns } from '@/ui/columns/columns'
import { invoiceText } from '../../text'

/** All fields of an invoice, in the order of the form (INVOICE-004). */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const t = useText(invoiceText)
  const locale = useLocale()
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
    <Columns
      side={
        <Card isList>
          <Cell
            id="invoice-order"
            title={t('invoice.order')}
            value={orderNumber}
            onPress={() => void navigation.backTo(routes.orderDetail, { orderId })}
          />
          <Cell title={t('invoice.applied')} value={dateTimeText(invoice.applyTime, locale)} />
          {invoice.issueTime && <Cell title={t('invoice.issued')} value={dateTimeText(invoice.issueTime, locale)} />}
        </Card>
      }
    >
      <Card isList>
        <Cell title={t('invoice.amount')} value={`¥${invoice.invoiceAmount}`} />
        <Cell title={t('invoice.content')} value={t(`invoice.${invoice.invoiceContentType}`)} />
        <Cell title={t('invoice.type')} value={t(`invoice.${invoice.invoiceType}`)} />
        <Cell title={t('invoice.titleType')} value={t(`invoice.${invoice.invoiceTitleType}`)} />
        <Cell title={t('invoice.name')} value={invoice.invoiceTitle} />
        {company.map(([title, value]) => value && <Cell key={title} title={title} value={value} />)}
        <Cell title={t(`invoice.contact.${contactType}`)} value={contact} />
      </Card>
      {shippingAddress && (
        <Card isList>
          <Cell title={t('invoice.receiver')} value={`${shippingAddress.receiver} ${shippingAddress.cellphone}`} />
          <Cell title={t('invoice.shipping')} value={addressText(shippingAddress)} />
          {expressNo && (
            <Cell
              id="invoice-express"
              title={expressName ?? t('invoice.express')}
              value={expressNo}
              tapIcon="copy"
              onPress={() => void copy(expressNo)}
            />
          )}
          {expressPhone && <Cell title={t('invoice.expressPhone')} value={expressPhone} />}
        </Card>
      )}
    </Columns>
  )
}
