import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AgreementBar } from '@/blocks/agreement-row/agreement-bar'
import { DocumentFields } from '@/blocks/documents/document-fields-view'
import { PaymentSheet } from '@/blocks/payment/payment-sheet'
import { PriceLines } from '@/blocks/price-lines/price-lines'
import { CardPrice } from '@/blocks/privilege-card/card-price'
import type { CardPriceMode } from '@/contracts/privilege/privilege-card'
import { ID_TYPES } from '@/domain/identity-document'
import { priceInfoFromCents, yuanToCents } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { FactLine } from '@/ui/fact-line/fact-line'
import { FormView } from '@/ui/form-field/form-view'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Stepper } from '@/ui/stepper/stepper'
import { CardFace } from '../../shared/card-face/card-face'
import { privilegeCardText } from '../../text'
import styles from './card-confirm.module.scss'
import { CardConfirmModel } from './card-confirm-model'

function CardConfirmPage() {
  const t = useText(privilegeCardText)
  const { cardId = '', qty } = useParams(routes.cardConfirm)
  const model = useModel((app) => new CardConfirmModel(app, { cardId, ...(qty && { qty }) }))

  useLoad(model, 'opened')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      title={t('cardConfirm.title')}
      footer={<SubmitBar model={model} />}
      overlay={
        model.order && (
          <PaymentSheet
            order={model.order}
            agreedUrls={model.offer.value?.price.agreements.map(({ url }) => url)}
            onClose={() => model.leaveSheet()}
          />
        )
      }
    >
      <ResourceView resource={model.offer} skeleton={<PageSkeleton height={420} />}>
        {({ card, price }) => (
          <FormView onSubmit={model.submit}>
            <Cards>
              <CardFace
                name={card.cardName}
                imgUrl={card.cardUrl}
                isAnnual={card.isAnnualCard}
                lines={[card.promotionDesc, card.validityDesc]}
              >
                <View className={styles.price}>
                  <CardPrice priceMode={card.priceMode} priceInfo={card.priceInfo} pointPrice={card.pointPrice} />
                </View>
              </CardFace>
              <Quantity model={model} limit={card.buyLimit} />
              {price.needIdentity && (
                <Card title={t('cardConfirm.holder')}>
                  <DocumentFields id="holder" fields={model.form.fields} idTypes={ID_TYPES} />
                  <View className={styles.sub}>{t('cardConfirm.holderHint')}</View>
                </Card>
              )}
              <Card title={t('cardConfirm.price')}>
                <PriceLines
                  items={price.priceItems}
                  total={{
                    name: t('cardConfirm.total'),
                    priceInfo: priceInfoFromCents(yuanToCents(price.payAmount)),
                  }}
                />
                {price.points > 0 && (
                  <FactLine
                    name={t('cardConfirm.points')}
                    value={t('cardConfirm.pointsValue', { points: price.points })}
                  />
                )}
              </Card>
            </Cards>
          </FormView>
        )}
      </ResourceView>
    </PageFrame>
  )
}

const Quantity = observer(function Quantity({ model, limit }: { model: CardConfirmModel; limit: number }) {
  const t = useText(privilegeCardText)
  const { qty, maxQty } = model
  return (
    <Card>
      <View className={styles.quantity}>
        <View>
          <Text>{t('cardConfirm.qty')}</Text>
          <View className={styles.sub}>{t('cardDetail.buyLimit', { count: limit })}</View>
        </View>
        <Stepper
          count={qty}
          min={1}
          max={maxQty - qty}
          lessLabel={t('cardConfirm.less')}
          moreLabel={t('cardConfirm.more')}
          onChange={(count) => model.setQty(count)}
        />
      </View>
    </Card>
  )
})

const SubmitBar = observer(function SubmitBar({ model }: { model: CardConfirmModel }) {
  const t = useText(privilegeCardText)
  const { form, offer } = model
  if (!offer.value) return null
  const { payAmount, points, agreements } = offer.value.price
  return (
    <AgreementBar form={form} template={t('cardConfirm.agree')} documents={agreements}>
      <View className={styles.barPrice}>
        <CardPrice
          priceMode={modeOf(payAmount, points)}
          priceInfo={priceInfoFromCents(yuanToCents(payAmount))}
          pointPrice={points}
        />
      </View>
      <Button id="submit-card" isBusy={form.isSubmitting || model.isPricing} onPress={model.submit}>
        {t('cardConfirm.submit')}
      </Button>
    </AgreementBar>
  )
})

/** Payment method: money, points, or both (CARD-010…012). */
function modeOf(payAmount: number, points: number): CardPriceMode {
  if (points === 0) return 'CASH'
  return payAmount === 0 ? 'POINT' : 'CASH_POINT'
}

export default page(CardConfirmPage, routes.cardConfirm)
