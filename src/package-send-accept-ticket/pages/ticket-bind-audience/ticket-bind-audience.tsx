import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { Attendee } from '@/contracts/attendee/attendee'
import type { GetRealNamesOutput } from '@/contracts/voucher/get-real-names'
import { dateTimeText } from '@/domain/date-text'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useLocale } from '@/i18n/locale-context'
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
import { Cell } from '@/ui/cell/cell'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import styles from '../../shared/transfer.module.scss'
import { transferText } from '../../text'
import { BindAudienceModel } from './bind-audience-model'

/** Names an attendee on an unnamed ticket; pull-to-refresh reloads (TRANSFER-004, NAV-119). */
function TicketBindAudiencePage() {
  const t = useText(transferText)
  const params = useParams(routes.ticketBindAudience)
  const model = useModel((app) => new BindAudienceModel(app, { voucherId: '', ...params }))
  const { content } = model

  useLoad(model, 'shown')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      title={t('bind.title')}
      onPullDown={model.load}
      footer={content.value && <BindBar model={model} voucherId={params.voucherId ?? ''} />}
    >
      <ResourceView resource={content} skeleton={<PageSkeleton height={360} />}>
        {({ names, people }) => (
          <Cards>
            <Card>
              <ShowSummary
                name={names.show.showName}
                posterUrl={names.show.posterUrl}
                posterColor={names.show.posterColor}
                lines={[names.show.sessionShowTime, names.show.venueName]}
              />
              <Deadline names={names} />
            </Card>
            <Tickets model={model} />
            {model.ticket && <People model={model} people={people} />}
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** Deadline for attendees, or that nothing is left to do (TRANSFER-019). */
function Deadline({ names }: { names: GetRealNamesOutput }) {
  const t = useText(transferText)
  const locale = useLocale()
  const time = dateTimeText(names.deadline, locale)
  const isMissing = names.items.some(({ state }) => state === 'MISSING')
  const key = !isMissing ? 'bind.done' : names.isOpen ? 'bind.until' : 'bind.over'
  return (
    <View id="bind-deadline" className={styles.sub} role="status">
      {t(key, { time })}
    </View>
  )
}

/** Tickets without an attendee; the next one can be selected among several. */
const Tickets = observer(function Tickets({ model }: { model: BindAudienceModel }) {
  const t = useText(transferText)
  const { open, ticket } = model
  if (open.length === 0) return null
  return (
    <Card title={t('bind.ticket')}>
      {open.map((each, at) => (
        <Pressable
          key={each.ticketId}
          id={`open-ticket-${at}`}
          role="radio"
          isChecked={each === ticket}
          className={styles.ticket}
          onPress={() => model.turnTo(each)}
        >
          <View className={styles.words}>{each.seatDesc}</View>
          {open.length > 1 && <CheckMark isChecked={each === ticket} />}
        </Pressable>
      ))}
    </Card>
  )
})

/** Attendees of the user, with the reason for those the session rejects. */
const People = observer(function People({ model, people }: { model: BindAudienceModel; people: readonly Attendee[] }) {
  const t = useText(transferText)
  const { navigation } = useApp()
  return (
    <Card title={t('bind.people')}>
      {people.length === 0 && <EmptyState icon="user" title={t('bind.none')} hint={t('bind.none.hint')} />}
      {people.map(({ id, name, maskedIdNo, selectable, disabledReason }, at) => (
        <Pressable
          key={id}
          id={`person-${at}`}
          role="radio"
          isChecked={model.chosen?.id === id}
          isDisabled={!selectable}
          className={styles.ticket}
          onPress={() => model.choose(id)}
        >
          <View className={styles.words}>
            <View>{name}</View>
            <View className={styles.sub}>{maskedIdNo}</View>
            {!selectable && disabledReason && <View className={styles.sub}>{disabledReason}</View>}
          </View>
          <CheckMark isChecked={model.chosen?.id === id} />
        </Pressable>
      ))}
      <Cell
        id="manage-people"
        icon="user"
        title={t('bind.add')}
        onPress={() => void navigation.open(routes.viewer, {})}
      />
    </Card>
  )
})

/** Saves the attendee on the ticket; without an open ticket, a link to the tickets. */
const BindBar = observer(function BindBar({ model, voucherId }: { model: BindAudienceModel; voucherId: string }) {
  const t = useText(transferText)
  const common = useText(commonText)
  const { navigation, prompts } = useApp()
  const { binding, chosen, ticket } = model

  async function bind() {
    const name = await model.submit()
    if (name !== null) prompts.showToast(t('bind.bound', { name }))
    else if (binding.error) prompts.showToast(errorText(binding.error, common).title)
  }

  return (
    <BottomBar>
      {ticket ? (
        <Button
          id="bind-attendee"
          isWide
          isDisabled={chosen === null}
          isBusy={binding.isRunning}
          onPress={() => void bind()}
        >
          {t('bind.submit')}
        </Button>
      ) : (
        <Button id="see-tickets" isWide onPress={() => void navigation.open(routes.ticketDetail, { id: voucherId })}>
          {t('bind.tickets')}
        </Button>
      )}
    </BottomBar>
  )
})

export default page(TicketBindAudiencePage, routes.ticketBindAudience)
