import { observer } from 'mobx-react'
import { type Crumb, ShopBreadcrumbs } from '@/blocks/breadcrumbs/shop-breadcrumbs'
import { PaymentSheet } from '@/blocks/payment/payment-sheet'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { usePicker } from '@/shell/use-picker'
import { Cards } from '@/ui/card/card'
import { FormView } from '@/ui/form-field/form-view'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { CaptchaSheet } from '../../checkout/captcha-sheet'
import { checkoutText } from '../../checkout/text'
import { ConfirmOrderModel } from './confirm-order-model'
import { CouponSheet } from './coupon-sheet'
import { OfferForm } from './offer-form'
import { QueueNotice } from './queue-notice'
import { SeatLockNotice } from './seat-lock-notice'
import { SubmitBar } from './submit-bar'

function ConfirmOrderPage() {
  const t = useText(checkoutText)
  const params = useParams(routes.confirmOrder)
  const model = useModel((app) => new ConfirmOrderModel(app, params))

  const pickAttendees = usePicker(routes.viewer, ({ ids }) => model.chooseAttendees(ids))
  const pickAddress = usePicker(routes.address, ({ id }) => model.chooseAddress(id))
  const addAddress = usePicker(routes.addressEdit, ({ id }) => model.chooseAddress(id))

  useLoad(model, 'opened')
  useLoad({ load: () => model.loadKept() }, 'opened', 'attendees', 'addresses')
  useLoad({ load: () => model.reprice() }, 'opened', 'cards')

  return (
    <PageFrame
      isWide
      hasOwnTitle
      title={t('confirm.title')}
      footer={model.answer && <SubmitBar model={model} offer={model.answer} />}
      overlay={<OpenSheet model={model} />}
    >
      {model.seatLock && <SeatLockNotice lock={model.seatLock} onOver={model.reselectSeats} />}
      <QueueNotice turn={model.queueTurn} />
      <ResourceView resource={model.offer} skeleton={<PageSkeleton height={400} />}>
        {({ answer }) => (
          <FormView onSubmit={model.placement.submit}>
            <Cards>
              <ShopBreadcrumbs from="shows" trail={trailOf(answer)} current={t('confirm.title')} />
              <OfferForm
                model={model}
                offer={answer}
                onPickAttendees={() => pickAttendees(model.attendeePickerParams)}
                onPickAddress={() =>
                  model.addressList.value?.length === 0 ? addAddress({}) : pickAddress({ toChoose: '1' })
                }
              />
            </Cards>
          </FormView>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** Breadcrumbs from the show to the order. */
function trailOf({ show }: PreOrderOutput): Crumb[] {
  return [{ title: show.showName, route: routes.showDetail, params: { showId: show.showId } }]
}

const OpenSheet = observer(function OpenSheet({ model }: { model: ConfirmOrderModel }) {
  const { placement } = model
  if (placement.order) {
    const agreedUrls = model.answer?.agreements.map(({ url }) => url)
    return <PaymentSheet order={placement.order} agreedUrls={agreedUrls} onClose={placement.leavePayment} />
  }
  if (model.openSheet === 'coupons') return <CouponSheet model={model} onClose={() => model.show(null)} />
  if (model.openSheet === 'captcha') {
    const { showId, captchas } = placement
    return (
      <CaptchaSheet showId={showId} kinds={captchas} onDone={placement.submitProven} onClose={() => model.show(null)} />
    )
  }
  return null
})

export default page(ConfirmOrderPage, routes.confirmOrder)
