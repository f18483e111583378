import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { addressText } from '@/domain/address-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { FormError } from '@/ui/form-field/form-error'
import { Sheet } from '@/ui/sheet/sheet'
import { invoiceText } from '../../text'
import styles from './invoice.module.scss'
import type { InvoiceModel } from './invoice-model'

/** Review of the form: nothing can be changed afterwards (INVOICE-003, INVOICE-016). */
export const InvoiceConfirmation = observer(function InvoiceConfirmation({ model }: { model: InvoiceModel }) {
  const t = useText(invoiceText)
  const { navigation, prompts } = useApp()
  const { form, parts } = model
  const { type, titleType, title, taxpayerId, contactType, contact } = form.values

  async function send() {
    const applied = await form.submit()
    if (applied === null) return
    model.stopConfirming()
    prompts.showToast(t('invoice.sent'))
    await navigation.redirect(routes.invoiceDetail, { invoiceId: applied.invoiceId })
  }

  return (
    <Sheet
      id="invoice-confirmation"
      title={t('invoice.confirm')}
      onClose={() => model.stopConfirming()}
      footer={
        <View className={styles.send}>
          <FormError form={form} />
          <Button id="invoice-submit" isWide isBusy={form.isSubmitting} onPress={() => void send()}>
            {t('invoice.submit')}
          </Button>
        </View>
      }
    >
      <View className={styles.facts}>
        <Cell title={t('invoice.amount')} value={`¥${model.invoiceable.value?.invoiceAmount ?? 0}`} />
        {type && <Cell title={t('invoice.type')} value={t(`invoice.${type}`)} />}
        {titleType && <Cell title={t('invoice.titleType')} value={t(`invoice.${titleType}`)} />}
        <Cell title={t('invoice.name')} value={title} />
        {parts.isCompany() && <Cell title={t('invoice.taxpayer')} value={taxpayerId} />}
        {parts.isPaper() && model.address && <Cell title={t('invoice.shipping')} value={addressText(model.address)} />}
        <Cell title={t(`invoice.contact.${contactType ?? 'EMAIL'}`)} value={contact} />
        <View className={styles.hint}>{t('invoice.final')}</View>
      </View>
    </Sheet>
  )
})
