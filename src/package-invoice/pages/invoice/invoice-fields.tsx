import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { InvoiceContactType, InvoiceTitleType, InvoiceType } from '@/contracts/invoice/invoice'
import { addressText } from '@/domain/address-text'
import { MAX_TAXPAYER_LENGTH } from '@/domain/invoice-rules'
import type { Field } from '@/form/field'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { Columns } from '@/ui/columns/columns'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { FormField } from '@/ui/form-field/form-field'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { invoiceText } from '../../text'
import styles from './invoice.module.scss'
import type { InvoiceModel } from './invoice-model'

const MAX = { title: 100, bankName: 100, bankAccount: 40, address: 200, phoneNo: 30, contact: 100 }

type InvoiceKind = InvoiceType | InvoiceTitleType | InvoiceContactType

interface InvoiceFieldsProps {
  model: InvoiceModel
  onPickAddress(): void
}

/** Kind, title and recipient. */
export const InvoiceFields = observer(function InvoiceFields({ model, onPickAddress }: InvoiceFieldsProps) {
  const t = useText(invoiceText)
  const { fields } = model.form
  const { types = [], titleTypes = [], contactTypes = [], postageDesc } = model.invoiceable.value ?? {}
  const contactType = fields.contactType.value ?? 'EMAIL'
  return (
    <FormView onSubmit={() => model.confirm()}>
      <Cards>
        <Columns
          side={
            <Card>
              <KindChoice
                id="invoice-contact-type"
                field={fields.contactType}
                label={t('invoice.contactType')}
                kinds={contactTypes}
              />
              <TextField
                id="invoice-contact"
                field={fields.contact}
                kind={contactType === 'PHONE' ? 'phone' : 'text'}
                label={t(`invoice.contact.${contactType}`)}
                maxLength={MAX.contact}
              />
            </Card>
          }
        >
          <Card>
            <Amount model={model} />
            <KindChoice id="invoice-type" field={fields.type} label={t('invoice.type')} kinds={types} />
            {model.parts.isPaper() && (
              <FormField id="invoice-address" field={fields.addressId} label={t('invoice.shipping')} layout="bare">
                {() => (
                  <>
                    <Cell
                      id="invoice-address"
                      title={t('invoice.shipping')}
                      value={model.address ? addressText(model.address) : ''}
                      onPress={onPickAddress}
                    />
                    <View className={styles.hint}>{postageDesc}</View>
                  </>
                )}
              </FormField>
            )}
          </Card>
          <Card>
            <Titles model={model} />
            <KindChoice
              id="invoice-title-type"
              field={fields.titleType}
              label={t('invoice.titleType')}
              kinds={titleTypes}
            />
            <TextField id="invoice-title" field={fields.title} label={t('invoice.name')} maxLength={MAX.title} />
            {model.parts.isCompany() && <CompanyFields model={model} />}
          </Card>
        </Columns>
      </Cards>
    </FormView>
  )
})

interface KindChoiceProps<Kind extends string> {
  id: string
  field: Field<Kind | null>
  label: string
  /** Kinds offered by the shop. */
  kinds: readonly Kind[]
}

/** Choice among the offered kinds: of invoice, of title, of contact. */
const KindChoice = observer(function KindChoice<Kind extends InvoiceKind>({ kinds, ...field }: KindChoiceProps<Kind>) {
  const t = useText(invoiceText)
  return <ChoiceField {...field} options={kinds.map((key) => ({ key, text: t(`invoice.${key}`) }))} />
}) as <Kind extends InvoiceKind>(props: KindChoiceProps<Kind>) => ReactNode

/** Amount of the invoice, fixed by the order (INVOICE-020). */
const Amount = observer(function Amount({ model }: { model: InvoiceModel }) {
  const t = useText(invoiceText)
  const { invoiceAmount = 0, contentTypes = [] } = model.invoiceable.value ?? {}
  const [content] = contentTypes
  return (
    <>
      <Cell title={t('invoice.amount')} value={`¥${invoiceAmount}`} />
      {content && <Cell title={t('invoice.content')} value={t(`invoice.${content}`)} />}
      <View className={styles.hint}>{t('invoice.amountHint')}</View>
    </>
  )
})

/** Earlier invoice titles: one tap fills the form. */
const Titles = observer(function Titles({ model }: { model: InvoiceModel }) {
  const t = useText(invoiceText)
  const titles = model.titles.value ?? []
  if (titles.length === 0) return null
  return (
    <>
      <View className={styles.hint}>{t('invoice.used')}</View>
      <View className={styles.titles}>
        {titles.map((title, index) => (
          <Button
            key={title.titleId}
            id={`invoice-used-${index}`}
            kind="secondary"
            size="small"
            onPress={() => model.applyTitle(title)}
          >
            {title.invoiceTitle}
          </Button>
        ))}
      </View>
    </>
  )
})

/** Company data for tax law; only the tax number is required. */
const CompanyFields = observer(function CompanyFields({ model }: { model: InvoiceModel }) {
  const t = useText(invoiceText)
  const { taxpayerId, bankName, bankAccount, address, phoneNo } = model.form.fields
  const optional = t('invoice.optional')
  return (
    <>
      <TextField
        id="invoice-taxpayer"
        kind="typedCode"
        field={taxpayerId}
        label={t('invoice.taxpayer')}
        maxLength={MAX_TAXPAYER_LENGTH}
      />
      <TextField
        id="invoice-bank"
        field={bankName}
        label={t('invoice.bank')}
        maxLength={MAX.bankName}
        placeholder={optional}
      />
      <TextField
        id="invoice-account"
        field={bankAccount}
        label={t('invoice.account')}
        maxLength={MAX.bankAccount}
        placeholder={optional}
      />
      <TextField
        id="invoice-registered"
        field={address}
        label={t('invoice.registered')}
        maxLength={MAX.address}
        placeholder={optional}
      />
      <TextField
        id="invoice-phone"
        field={phoneNo}
        label={t('invoice.phone')}
        maxLength={MAX.phoneNo}
        placeholder={optional}
      />
    </>
  )
})
