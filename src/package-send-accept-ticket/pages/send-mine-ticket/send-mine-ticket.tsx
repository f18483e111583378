import { observer } from 'mobx-react'
import { ShareSheet } from '@/blocks/share-sheet/share-sheet'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { Transfer } from '@/contracts/transfer/transfer'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { useShare } from '@/shell/use-share'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Columns } from '@/ui/columns/columns'
import { FormError } from '@/ui/form-field/form-error'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { transferText } from '../../text'
import { SendForm, SendRules } from './send-form'
import { SendModel } from './send-model'
import { TransferRow } from './transfer-row'

/** Sends tickets of a voucher, and shows earlier transfers (TRANSFER-002). */
function SendMineTicketPage() {
  const t = useText(transferText)
  const { voucherId = '' } = useParams(routes.sendMineTicket)
  const model = useModel((app) => new SendModel(app, voucherId))
  const { content, shared } = model
  const toShare = useSharedTransfer(shared ?? content.value?.transfers.find(({ canCancel }) => canCancel) ?? null)

  useLoad(model, 'shown')
  useShare(toShare)

  const hasTickets = (content.value?.offer.remainingTransferCount ?? 0) > 0
  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('send.title')}
      footer={hasTickets && <SendBar model={model} />}
      overlay={shared && toShare && <ShareSheet thing={toShare} onClose={() => model.share()} />}
    >
      <ResourceView resource={content} skeleton={<PageSkeleton height={420} />}>
        {({ voucher, transfers, offer }) => (
          <Cards>
            <Columns side={<SendRules offer={offer} showId={voucher.showId} />}>
              <Card>
                <ShowSummary
                  name={voucher.showName}
                  posterUrl={voucher.posterUrl}
                  posterColor={voucher.posterColor}
                  lines={[voucher.sessionShowTime, `${voucher.cityName} ${voucher.venueName}`]}
                />
              </Card>
              <SendForm model={model} offer={offer} />
              {transfers.length > 0 && (
                <Card id="transfers" title={t('records')}>
                  {transfers.map((transfer, index) => (
                    <TransferRow key={transfer.transferId} id={`transfer-${index}`} model={model} transfer={transfer} />
                  ))}
                </Card>
              )}
            </Columns>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** Share card of a transfer: anyone with the link can accept it. */
function useSharedTransfer(transfer: Transfer | null) {
  const t = useText(transferText)
  if (!transfer) return null
  const { show, qty, transferCode } = transfer
  return {
    title: t('share.title', { count: qty, show: show.showName }),
    imageUrl: show.posterUrl,
    color: show.posterColor,
    lines: [show.sessionShowTime, show.venueName],
    route: routes.acceptMineTicket,
    params: { t: transferCode },
  }
}

/** Send button with confirmation. */
const SendBar = observer(function SendBar({ model }: { model: SendModel }) {
  const t = useText(transferText)
  const common = useText(commonText)
  const { prompts } = useApp()
  const { form, chosenIds } = model
  const count = chosenIds.length

  async function send() {
    if (count === 0 || !form.check()) return
    const isSure = await prompts.showDialog({
      title: t('send.confirm', { count }),
      content: t('send.confirmHint'),
      confirmText: t('send.submit'),
      cancelText: common('action.cancel'),
    })
    if (isSure && (await model.send())) prompts.showToast(t('send.sent'))
  }

  return (
    <BottomBar above={<FormError form={form} />}>
      <Button id="send-tickets" isWide isDisabled={count === 0} isBusy={form.isSubmitting} onPress={() => void send()}>
        {count > 0 ? t('send.submitCount', { count }) : t('send.choose')}
      </Button>
    </BottomBar>
  )
})

export default page(SendMineTicketPage, routes.sendMineTicket)
