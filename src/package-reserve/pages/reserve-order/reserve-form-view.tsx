import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { MediaRow } from '@/blocks/media-row/media-row'
import { PaymentSheet } from '@/blocks/payment/payment-sheet'
import { PriceLines } from '@/blocks/price-lines/price-lines'
import type { Id } from '@/contracts/wire-types'
import { priceInfoFromCents, yuanToCents } from '@/domain/money'
import { slotTimeText } from '@/domain/session-time'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { usePicker } from '@/shell/use-picker'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { Columns } from '@/ui/columns/columns'
import { FactLine } from '@/ui/fact-line/fact-line'
import { FormError } from '@/ui/form-field/form-error'
import { FormField } from '@/ui/form-field/form-field'
import { FormView } from '@/ui/form-field/form-view'
import { PhoneField } from '@/ui/form-field/phone-field'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Price } from '@/ui/price/price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Stepper } from '@/ui/stepper/stepper'
import { reserveText } from '../../text'
import { ReserveFormModel } from './reserve-form-model'
import styles from './reserve-order.module.scss'

/** Visitors, time and price. */
export const ReserveFormView = observer(function ReserveFormView(wanted: { reserveId: Id; slotId: Id }) {
  const t = useText(reserveText)
  const { shopConfig } = useApp()
  const locale = useLocale()
  const model = useModel((app) => new ReserveFormModel(app, wanted))

  useLoad(model, 'opened')
  useLoad({ load: () => model.loadVisitors() }, 'opened', 'attendees')

  return (
    <PageFrame
      isWide
      title={t('reserveOrder.title')}
      footer={<SubmitBar model={model} />}
      overlay={model.order && <PaymentSheet order={model.order} onClose={() => model.leaveSheet()} />}
    >
      <ResourceView resource={model.time} skeleton={<PageSkeleton height={420} />}>
        {({ reserve, slot }) => (
          <FormView onSubmit={model.submit}>
            <Cards>
              <Columns side={model.isPaid && <PriceCard model={model} />}>
                <View>
                  <MediaRow imgUrl={reserve.imgUrl} title={reserve.name} lines={[reserve.venueName, reserve.address]} />
                </View>
                <Card>
                  <FactLine name={t('reserveOrder.time')} value={slotTimeText(slot, locale)} />
                  <People model={model} />
                </Card>
                <Visitors model={model} />
                <Card>
                  <PhoneField
                    id="contact"
                    field={model.form.fields.contact}
                    label={t('reserveOrder.contact')}
                    areas={shopConfig.phoneAreas}
                  />
                </Card>
              </Columns>
            </Cards>
          </FormView>
        )}
      </ResourceView>
    </PageFrame>
  )
})

const People = observer(function People({ model }: { model: ReserveFormModel }) {
  const t = useText(reserveText)
  const { qty, maxQty } = model
  return (
    <View className={styles.people}>
      <Text className={styles.name}>{t('reserveOrder.qty')}</Text>
      <Stepper
        count={qty}
        min={1}
        max={maxQty - qty}
        lessLabel={t('reserveOrder.less')}
        moreLabel={t('reserveOrder.more')}
        onChange={(count) => model.setQty(count)}
      />
    </View>
  )
})

const Visitors = observer(function Visitors({ model }: { model: ReserveFormModel }) {
  const t = useText(reserveText)
  const { required, visitors } = model
  const pick = usePicker(routes.viewer, ({ ids }) => model.chooseVisitors(ids))
  if (required === 0) return null
  const chosenIds = visitors.map(({ id }) => id).join(',')
  return (
    <Card>
      <FormField
        id="choose-visitors"
        field={model.form.fields.visitorIds}
        label={t('reserveOrder.visitors')}
        layout="bare"
      >
        {() => (
          <Cell
            id="choose-visitors"
            title={t('reserveOrder.visitors')}
            value={visitors.map(({ name }) => name).join(', ') || t('reserveOrder.chooseVisitors', { count: required })}
            onPress={() => pick({ count: String(required), chosenIds })}
          />
        )}
      </FormField>
      <View className={styles.sub}>{t('reserveOrder.namesNeeded')}</View>
    </Card>
  )
})

const PriceCard = observer(function PriceCard({ model }: { model: ReserveFormModel }) {
  const t = useText(reserveText)
  return (
    <Card title={t('reserveOrder.price')}>
      <ResourceView resource={model.price} skeleton={<PageSkeleton height={60} />}>
        {({ priceItems, payAmount }) => (
          <PriceLines
            items={priceItems}
            total={{ name: t('reserveOrder.total'), priceInfo: priceInfoFromCents(yuanToCents(payAmount)) }}
          />
        )}
      </ResourceView>
    </Card>
  )
})

const SubmitBar = observer(function SubmitBar({ model }: { model: ReserveFormModel }) {
  const t = useText(reserveText)
  const { time, price, form, isPaid } = model
  if (!time.value) return null
  const isPriced = !isPaid || price.status === 'ready'
  return (
    <BottomBar
      above={
        form.error && (
          <View className={styles.error}>
            <FormError form={form} />
          </View>
        )
      }
    >
      {isPaid && price.value ? (
        <Price className={styles.barPrice} price={priceInfoFromCents(yuanToCents(price.value.payAmount))} />
      ) : (
        <Text className={styles.barWords}>{isPaid ? '' : t('price.free')}</Text>
      )}
      <Button
        id="submit-reservation"
        isBusy={form.isSubmitting || price.status === 'loading'}
        isDisabled={time.value.slot.state !== 'OPEN' || !isPriced}
        onPress={model.submit}
      >
        {time.value.slot.state === 'OPEN'
          ? t(isPaid ? 'reserveOrder.pay' : 'reserveOrder.submit')
          : t(`state.${time.value.slot.state}`)}
      </Button>
    </BottomBar>
  )
})
