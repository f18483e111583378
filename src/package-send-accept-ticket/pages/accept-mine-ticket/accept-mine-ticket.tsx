import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AgreementBar } from '@/blocks/agreement-row/agreement-bar'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { Transfer } from '@/contracts/transfer/transfer'
import { dateTimeText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { usePicker } from '@/shell/use-picker'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { FormField } from '@/ui/form-field/form-field'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import styles from '../../shared/transfer.module.scss'
import { transferText } from '../../text'
import { AcceptModel } from './accept-model'

/** Tickets sent by another user, to be accepted by anyone with the link (TRANSFER-001). */
function AcceptMineTicketPage() {
  const t = useText(transferText)
  const { t: transferCode = '' } = useParams(routes.acceptMineTicket)
  const model = useModel((app) => new AcceptModel(app, transferCode))
  const pickAttendees = usePicker(routes.viewer, ({ ids }) => model.choose(ids))
  const { transfer } = model

  useLoad(model, 'shown')

  return (
    <PageFrame
      title={t('accept.title')}
      footer={transfer.value && <AcceptBar model={model} transfer={transfer.value} />}
    >
      <ResourceView resource={transfer} skeleton={<PageSkeleton height={420} />}>
        {(found) => (
          <Cards>
            {model.isForAnother && <ForAnother phone={found.transfereePhone ?? ''} />}
            <SentTickets transfer={found} />
            {model.isReceivable && model.required > 0 && (
              <Names model={model} onPick={() => pickAttendees(model.attendeePickerParams)} />
            )}
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** Sender, tickets and state of a transfer (TRANSFER-012 to TRANSFER-015). */
function SentTickets({ transfer }: { transfer: Transfer }) {
  const t = useText(transferText)
  const locale = useLocale()
  const { sender, show, tickets, qty, state, receiptOutcome, message, canCancel } = transfer
  const { transferTime, expireTime } = transfer
  const outcome = receiptOutcome ? t(`accept.${receiptOutcome}`) : canCancel && t('accept.own')
  return (
    <>
      <Card>
        <View className={styles.sender}>
          <Picture className={styles.avatar} src={sender.avatar} width={750} alt="" />
          <View className={styles.words}>
            <View>{t('accept.from', { name: sender.nickname, count: qty })}</View>
            {message && <View className={styles.sub}>{message}</View>}
          </View>
        </View>
        {outcome && (
          <View id="transfer-outcome" className={styles.sub} role="status">
            {outcome}
          </View>
        )}
        <View className={styles.sub}>{t('accept.sentAt', { time: dateTimeText(transferTime, locale) })}</View>
        {state === 'PENDING' && (
          <View className={styles.sub}>{t('accept.until', { time: dateTimeText(expireTime, locale) })}</View>
        )}
      </Card>
      <Card>
        <ShowSummary
          name={show.showName}
          posterUrl={show.posterUrl}
          posterColor={show.posterColor}
          lines={[show.sessionShowTime, show.venueName]}
        />
      </Card>
      <Card title={t('accept.tickets')}>
        {tickets.map(({ ticketId, seatDesc }) => (
          <View key={ticketId} className={styles.ticket}>
            {seatDesc}
          </View>
        ))}
      </Card>
    </>
  )
}

/** Why this user cannot accept: the tickets wait for another phone (TRANSFER-024). */
const ForAnother = observer(function ForAnother({ phone }: { phone: string }) {
  const t = useText(transferText)
  const { maskedPhone } = useApp().session
  return (
    <Card title={t('accept.only', { phone })}>
      <View id="for-another" className={styles.sub} role="status">
        {maskedPhone ? t('accept.notYou', { phone: maskedPhone }) : t('accept.noPhone')}
      </View>
    </Card>
  )
})

/** Attendees, if every ticket needs a name (TRANSFER-019). */
const Names = observer(function Names({ model, onPick }: { model: AcceptModel; onPick(): void }) {
  const t = useText(transferText)
  const locale = useLocale()
  const { identityLimitTime } = model.transfer.value ?? {}
  return (
    <Card>
      <FormField
        id="choose-attendees"
        field={model.form.fields.attendeeIds}
        label={t('accept.attendees')}
        layout="bare"
      >
        {() => (
          <Cell
            id="choose-attendees"
            title={t('accept.attendees')}
            value={
              model.chosen.map(({ name }) => name).join(', ') || t('accept.chooseAttendees', { count: model.required })
            }
            onPress={onPick}
          />
        )}
      </FormField>
      {model.chosen.length > 0 && model.canNameLater && (
        <Cell id="name-later" title={t('accept.clear')} tapIcon="x" onPress={() => model.choose([])} />
      )}
      <View className={styles.sub}>
        {model.canNameLater
          ? t('accept.later', { time: dateTimeText(identityLimitTime ?? 0, locale) })
          : t('accept.realName')}
      </View>
    </Card>
  )
})

/** Agreement and accept button, or the next step (TRANSFER-018). */
const AcceptBar = observer(function AcceptBar({ model, transfer }: { model: AcceptModel; transfer: Transfer }) {
  const t = useText(transferText)
  const { navigation, prompts } = useApp()
  const { form } = model

  async function switchAccount() {
    await model.leaveAccount()
    await navigation.openLogin()
  }

  async function accept() {
    const isNameless = model.required > 0 && model.chosen.length === 0
    const voucherIds = await model.submit()
    if (voucherIds === null) return
    const [voucherId = ''] = voucherIds
    prompts.showToast(t(isNameless ? 'accept.doneLater' : 'accept.done'))
    if (isNameless) await navigation.redirect(routes.ticketBindAudience, { voucherId })
    else await navigation.redirect(routes.ticketDetail, { id: voucherId })
  }

  if (model.isForAnother) {
    return (
      <BottomBar>
        <Button id="switch-account" isWide onPress={() => void switchAccount()}>
          {t('accept.switch')}
        </Button>
      </BottomBar>
    )
  }
  if (!model.isReceivable) {
    const isHolder = transfer.canCancel || transfer.receiptOutcome === 'ACCEPTED'
    return (
      <BottomBar>
        <Button
          id="leave-transfer"
          isWide
          onPress={() => void navigation.switchTab(isHolder ? routes.ticketHolder : routes.all, {})}
        >
          {t(isHolder ? 'accept.wallet' : 'accept.home')}
        </Button>
      </BottomBar>
    )
  }
  return (
    <AgreementBar form={form} template={t('accept.agree')} documents={transfer.agreements}>
      <Button id="accept-tickets" isWide isBusy={form.isSubmitting} onPress={() => void accept()}>
        {t('accept.submit')}
      </Button>
    </AgreementBar>
  )
})

export default page(AcceptMineTicketPage, routes.acceptMineTicket)
