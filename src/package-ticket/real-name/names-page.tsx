import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { GetRealNamesOutput, NamedTicket } from '@/contracts/voucher/get-real-names'
import { dateTimeText } from '@/domain/date-text'
import { commonText } from '@/i18n/common-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import type { RealNameParams } from '@/routes/ticket-routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { usePicker } from '@/shell/use-picker'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { FormError } from '@/ui/form-field/form-error'
import { FormField } from '@/ui/form-field/form-field'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { NamesModel } from './names-model'
import styles from './real-name.module.scss'
import { realNameText } from './text'

/** Attendees of a voucher's tickets, or of one ticket (TICKET-010, TICKET-011). */
export const NamesPage = observer(function NamesPage({ params, title }: { params: RealNameParams; title: string }) {
  const t = useText(realNameText)
  const { session, navigation } = useApp()
  const model = useModel((app) => new NamesModel(app, params))
  const pickAttendees = usePicker(routes.viewer, ({ ids }) => model.choose(ids))
  const { names } = model
  const pick = () => pickAttendees(model.question)

  useLoad(model, 'shown', 'session', 'tickets')

  if (!session.isLoggedIn) {
    return (
      <PageFrame above={<Breadcrumbs />} title={title}>
        <EmptyState
          icon="id-card"
          title={t('login')}
          actionText={t('login.action')}
          onAction={() => void navigation.openLogin()}
        />
      </PageFrame>
    )
  }
  return (
    <PageFrame
      above={<Breadcrumbs />}
      title={title}
      footer={names.value && <NamesBar model={model} params={params} onPick={pick} />}
    >
      <ResourceView resource={names} skeleton={<PageSkeleton height={360} />}>
        {(found) => (
          <Cards>
            <Card>
              <ShowSummary
                name={found.show.showName}
                posterUrl={found.show.posterUrl}
                posterColor={found.show.posterColor}
                lines={[found.show.sessionShowTime, found.show.venueName]}
              />
              <Status model={model} found={found} />
            </Card>
            <Card title={t('tickets')}>
              <FormField id="names" field={model.form.fields.attendeeIds} label={t('tickets')} layout="bare">
                {() =>
                  model.tickets.map((ticket, at) => (
                    <TicketName key={ticket.ticketId} {...{ model, ticket, at, params }} />
                  ))
                }
              </FormField>
            </Card>
            {model.slots.length > 0 && (
              <Card isList>
                {model.chosen.length > 0 && (
                  <Cell id="choose-again" icon="user" title={t('chooseAgain')} onPress={pick} />
                )}
                {params.ticketId !== undefined && (
                  <Cell
                    id="by-document"
                    icon="id-card"
                    title={t('byDocument')}
                    onPress={() => void navigation.open(routes.realIdCard, params)}
                  />
                )}
              </Card>
            )}
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
})

/** Progress and deadline of the names (TICKET-028). */
const Status = observer(function Status({ model, found }: { model: NamesModel; found: GetRealNamesOutput }) {
  const t = useText(realNameText)
  const locale = useLocale()
  const time = dateTimeText(found.deadline, locale)
  const isMissing = model.tickets.some(({ state }) => state === 'MISSING')
  const words = () => {
    if (!found.required) return t('notNeeded')
    if (!found.isOpen) return t(isMissing ? 'over' : 'over.done', { time })
    return isMissing ? t('until', { time }) : t('done')
  }
  return (
    <View id="names-status" className={styles.status} role="status">
      {words()}
    </View>
  )
})

interface TicketNameProps {
  model: NamesModel
  ticket: NamedTicket
  at: number
  params: RealNameParams
}

/** A ticket with its saved or selected name; in a list it opens its own page. */
const TicketName = observer(function TicketName({ model, ticket, at, params }: TicketNameProps) {
  const t = useText(realNameText)
  const { navigation } = useApp()
  const { seatDesc, audience, state, ticketId } = ticket
  const chosen = model.chosenFor(ticket)
  const person = chosen ?? audience
  const words = person ? `${person.name} ${person.maskedIdNo}` : t('missing')
  const isOpen = model.names.value?.isOpen === true && state !== 'FIXED'
  const open = () => void navigation.open(routes.realNameSingle, { voucherId: params.voucherId, ticketId })
  return (
    <View className={styles.ticket}>
      <Cell
        id={`named-${at}`}
        title={seatDesc}
        value={words}
        {...(isOpen && params.ticketId === undefined && { onPress: open })}
      />
      {isOpen && state === 'CHANGEABLE' && !chosen && <View className={styles.sub}>{t('changeable')}</View>}
    </View>
  )
})

/** Buttons to pick and save attendees; once all are named, a link to the tickets. */
const NamesBar = observer(function NamesBar({
  model,
  params,
  onPick,
}: {
  model: NamesModel
  params: RealNameParams
  onPick(): void
}) {
  const t = useText(realNameText)
  const common = useText(commonText)
  const { navigation, prompts } = useApp()
  const { form, slots, chosen } = model

  async function save() {
    const isSure = await prompts.showDialog({
      title: t('submit.confirm'),
      content: t('submit.once'),
      confirmText: t('submit.yes'),
      cancelText: common('action.cancel'),
    })
    if (isSure && (await model.submit())) prompts.showToast(t('saved'))
  }

  if (slots.length === 0) {
    return (
      <BottomBar>
        <Button
          id="see-tickets"
          isWide
          onPress={() => void navigation.open(routes.ticketDetail, { id: params.voucherId })}
        >
          {t('wallet')}
        </Button>
      </BottomBar>
    )
  }
  return (
    <BottomBar above={<FormError form={form} />}>
      {chosen.length === 0 ? (
        <Button id="choose-attendees" isWide onPress={onPick}>
          {t('chooseCount', { count: slots.length })}
        </Button>
      ) : (
        <Button id="save-names" isWide isBusy={form.isSubmitting} onPress={() => void save()}>
          {t('submit', { count: chosen.length })}
        </Button>
      )}
    </BottomBar>
  )
})
