import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AgreementBar } from '@/blocks/agreement-row/agreement-bar'
import { MediaRow } from '@/blocks/media-row/media-row'
import { PaymentSheet } from '@/blocks/payment/payment-sheet'
import { PriceLines } from '@/blocks/price-lines/price-lines'
import { priceText } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { usePicker } from '@/shell/use-picker'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { Chip } from '@/ui/chip/chip'
import { FormField } from '@/ui/form-field/form-field'
import { FormView } from '@/ui/form-field/form-view'
import { PhoneField } from '@/ui/form-field/phone-field'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Price } from '@/ui/price/price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { shopText } from '../../text'
import styles from './goods-confirm.module.scss'
import { GoodsConfirmModel } from './goods-confirm-model'

function GoodsConfirmPage() {
  const t = useText(shopText)
  const { shopConfig } = useApp()
  const params = useParams(routes.goodsConfirm)
  const model = useModel((app) => new GoodsConfirmModel(app, params))
  const pickAddress = usePicker(routes.address, ({ id }) => model.chooseAddress(id))

  useLoad(model, 'opened')
  useLoad(model.addressList, 'opened', 'addresses')

  return (
    <PageFrame title={t('goodsConfirm.title')} footer={<SubmitBar model={model} />} overlay={<Payment model={model} />}>
      <ResourceView resource={model.offer} skeleton={<PageSkeleton height={320} />}>
        {({ items: groups, priceItems, total }) => (
          <FormView onSubmit={model.submit}>
            <Cards>
              <View>
                {groups.map(({ items }) =>
                  items.map(({ skuId, name, specText, imgUrl, qty, priceInfo }) => (
                    <MediaRow
                      key={skuId}
                      imgUrl={imgUrl}
                      title={name}
                      lines={[specText, priceText(priceInfo)]}
                      after={<Text className={styles.qty}>{t('goodsConfirm.qty', { count: qty })}</Text>}
                    />
                  )),
                )}
              </View>
              <Delivery model={model} onPickAddress={() => pickAddress({ toChoose: '1' })} />
              <Card>
                <PhoneField
                  id="contact"
                  field={model.form.fields.contact}
                  label={t('goodsConfirm.contact')}
                  areas={shopConfig.phoneAreas}
                />
              </Card>
              <Card title={t('goodsConfirm.price')}>
                <PriceLines items={priceItems} total={{ name: t('goodsConfirm.total'), priceInfo: total }} />
              </Card>
            </Cards>
          </FormView>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** How it comes, and where to. */
const Delivery = observer(function Delivery({
  model,
  onPickAddress,
}: {
  model: GoodsConfirmModel
  onPickAddress(): void
}) {
  const t = useText(shopText)
  const { deliverMethod, addressId } = model.form.fields
  return (
    <Card title={t('goodsConfirm.delivery')}>
      <View className={styles.methods} role="radiogroup" aria-label={t('goodsConfirm.delivery')}>
        {model.offer.value?.deliverMethods.map((method) => (
          <Chip key={method} isSelected={method === deliverMethod.value} onPress={() => model.chooseDelivery(method)}>
            {t(`deliver.${method}`)}
          </Chip>
        ))}
      </View>
      {model.needsAddress && (
        <FormField id="choose-address" field={addressId} label={t('goodsConfirm.address')} layout="bare">
          {() => (
            <Cell
              id="choose-address"
              title={t('goodsConfirm.address')}
              value={model.address?.detailAddress ?? ''}
              onPress={onPickAddress}
            />
          )}
        </FormField>
      )}
    </Card>
  )
})

const SubmitBar = observer(function SubmitBar({ model }: { model: GoodsConfirmModel }) {
  const t = useText(shopText)
  const { form, offer } = model
  if (!offer.value) return null
  return (
    <AgreementBar form={form} template={t('goodsConfirm.agree')} documents={offer.value.agreements}>
      <Price className={styles.barPrice} price={offer.value.total} />
      <Button id="submit-order" isBusy={form.isSubmitting || model.isPricing} onPress={model.submit}>
        {t('goodsConfirm.submit')}
      </Button>
    </AgreementBar>
  )
})

const Payment = observer(function Payment({ model }: { model: GoodsConfirmModel }) {
  return model.order && <PaymentSheet order={model.order} onClose={() => model.leaveSheet()} />
})

export default page(GoodsConfirmPage, routes.goodsConfirm)
