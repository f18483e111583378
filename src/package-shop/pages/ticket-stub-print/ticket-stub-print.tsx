import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PaymentSheet } from '@/blocks/payment/payment-sheet'
import { PriceLines } from '@/blocks/price-lines/price-lines'
import type { StubTemplate } from '@/contracts/stub/list-stub-templates'
import { priceInfoFromCents, priceText } from '@/domain/money'
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
import { Chip } from '@/ui/chip/chip'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Price } from '@/ui/price/price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { AddressCell } from '../../checkout/address-cell'
import { shopText } from '../../text'
import { StubPreview } from './stub-preview'
import styles from './ticket-stub-print.module.scss'
import { MAX_INSCRIPTION, TicketStubPrintModel } from './ticket-stub-print-model'

function TicketStubPrintPage() {
  const t = useText(shopText)
  const { navigation } = useApp()
  const { voucherIds = '', ticketId } = useParams(routes.ticketStubPrint)
  const model = useModel((app) => new TicketStubPrintModel(app, voucherIds.split(',').filter(Boolean), ticketId))

  useLoad(model.offer, 'opened')
  useLoad(model.addressChoice.list, 'opened', 'addresses')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      title={t('ticketStubPrint.title')}
      footer={<SubmitBar model={model} />}
      overlay={<Payment model={model} />}
    >
      <ResourceView resource={model.offer} skeleton={<PageSkeleton height={400} />}>
        {({ stubs }) =>
          stubs.length === 0 ? (
            <EmptyState
              icon="ticket"
              title={t('ticketStubPrint.gone')}
              actionText={t('ticketStubList.title')}
              onAction={() => void navigation.redirect(routes.ticketStubList, {})}
            />
          ) : (
            <FormView onSubmit={model.submit}>
              <Cards>
                <Stubs model={model} />
                <Templates model={model} />
                <Card>
                  <TextField
                    id="inscription"
                    field={model.inscription}
                    label={t('ticketStubPrint.inscription')}
                    placeholder={t('ticketStubPrint.inscriptionHint')}
                    maxLength={MAX_INSCRIPTION}
                  />
                  <AddressCell choice={model.addressChoice} field={model.addressId} />
                </Card>
                <Bill model={model} />
              </Cards>
            </FormView>
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

/** Preview of the print; among several, each at a tap. */
const Stubs = observer(function Stubs({ model }: { model: TicketStubPrintModel }) {
  const t = useText(shopText)
  const { shown, template, inscription, offer } = model
  if (!shown || !template) return null
  const { stubs = [] } = offer.value ?? {}
  return (
    <View>
      <StubPreview stub={shown} template={template} inscription={inscription.value.trim()} />
      {stubs.length > 1 && (
        <View className={styles.stubs} role="radiogroup" aria-label={t('ticketStubPrint.stubs')}>
          {stubs.map((stub) => (
            <Chip key={stub.voucherId} isSelected={stub === shown} onPress={() => model.show(stub)}>
              {stub.showName}
            </Chip>
          ))}
        </View>
      )}
    </View>
  )
})

const Templates = observer(function Templates({ model }: { model: TicketStubPrintModel }) {
  const t = useText(shopText)
  const { template: chosen, offer } = model
  const priceOf = ({ priceInfo }: StubTemplate) => t('ticketStubPrint.each', { price: priceText(priceInfo) })
  return (
    <Card title={t('ticketStubPrint.template')}>
      <View className={styles.templates} role="radiogroup" aria-label={t('ticketStubPrint.template')}>
        {offer.value?.templates.map((template) => (
          <Chip
            key={template.templateId}
            isSelected={template === chosen}
            onPress={() => model.templateId.set(template.templateId)}
          >
            {template.name}
          </Chip>
        ))}
      </View>
      {chosen && (
        <View className={styles.about}>
          <Text>{chosen.description}</Text>
          <Text className={styles.each}>{priceOf(chosen)}</Text>
        </View>
      )}
    </Card>
  )
})

const Bill = observer(function Bill({ model }: { model: TicketStubPrintModel }) {
  const t = useText(shopText)
  const { printCents, deliveryCents, payCents, offer } = model
  const line = (id: string, name: string, cents: number) => ({
    id,
    name,
    direction: 'PLUS' as const,
    priceInfo: priceInfoFromCents(cents),
  })
  const items = [
    line('prints', t('ticketStubPrint.prints', { count: offer.value?.stubs.length ?? 0 }), printCents),
    line('delivery', t('ticketStubPrint.delivery'), deliveryCents),
  ]
  return (
    <Card title={t('goodsConfirm.price')}>
      <PriceLines items={items} total={{ name: t('goodsConfirm.total'), priceInfo: priceInfoFromCents(payCents) }} />
      <View className={styles.custom}>{t('ticketStubPrint.custom')}</View>
    </Card>
  )
})

const SubmitBar = observer(function SubmitBar({ model }: { model: TicketStubPrintModel }) {
  const t = useText(shopText)
  const { form, offer, payCents } = model
  if (!offer.value || offer.value.stubs.length === 0) return null
  return (
    <BottomBar above={<FormError form={form} />}>
      <Price className={styles.price} price={priceInfoFromCents(payCents)} />
      <Button id="submit-prints" isBusy={form.isSubmitting} onPress={model.submit}>
        {t('ticketStubPrint.submit')}
      </Button>
    </BottomBar>
  )
})

const Payment = observer(function Payment({ model }: { model: TicketStubPrintModel }) {
  return model.order && <PaymentSheet order={model.order} onClose={() => model.leaveSheet()} />
})

export default page(TicketStubPrintPage, routes.ticketStubPrint)
