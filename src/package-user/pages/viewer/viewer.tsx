import { Text, View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { documentText } from '@/blocks/documents/text'
import type { Attendee } from '@/contracts/attendee/attendee'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import { EntryActions } from '../../people/entry-actions'
import styles from '../../people/own-list.module.scss'
import { peopleText } from '../../people/text'
import { AttendeeSheet } from './attendee-sheet'
import { ViewerModel } from './viewer-model'

/** Attendees: a list of their own, and a picker (USER-031, ORDER-034). */
function ViewerPage() {
  const t = useText(peopleText)
  const params = useParams(routes.viewer)
  const model = useModel((app) => new ViewerModel(app, params))
  const { count, list, entry } = model

  useLoad(list, 'opened', 'attendees')
  useReachBottom(() => void list.loadMore())

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={count > 0 ? t('attendee.choose', { count }) : t('attendee.title')}
      isGrowing={list.isGrowing}
      footer={!list.isFirstLoad && <ViewerBar model={model} />}
      overlay={entry && <AttendeeSheet model={model} entry={entry} />}
    >
      <PagedListView
        list={list}
        skeleton={<PageSkeleton height={200} />}
        emptyIcon="user"
        emptyText={t('attendee.empty')}
        emptyHint={t('attendee.empty.hint')}
      >
        {(attendees) => (
          <View className={styles.list}>
            {attendees.map((attendee, index) => (
              <AttendeeRow key={attendee.id} id={`attendee-${index}`} attendee={attendee} model={model} />
            ))}
          </View>
        )}
      </PagedListView>
    </PageFrame>
  )
}

/** Buttons to add an attendee and to return the selection. */
const ViewerBar = observer(function ViewerBar({ model }: { model: ViewerModel }) {
  const t = useText(peopleText)
  const { count, chosen } = model
  const isPicking = count > 0
  return (
    <BottomBar>
      <Button
        id="add-attendee"
        kind={isPicking ? 'secondary' : 'primary'}
        isWide={!isPicking}
        onPress={() => model.open(null)}
      >
        {t('attendee.add')}
      </Button>
      {isPicking && (
        <Button id="attendees-done" isWide isDisabled={chosen.length === 0} onPress={() => void model.finish()}>
          {t('attendee.done', { chosen: chosen.length, count })}
        </Button>
      )}
    </BottomBar>
  )
})

interface AttendeeRowProps {
  id: string
  attendee: Attendee
  model: ViewerModel
}

const AttendeeRow = observer(function AttendeeRow({ id, attendee, model }: AttendeeRowProps) {
  const t = useText(peopleText)
  const document = useText(documentText)
  const isChosen = model.chosen.includes(attendee.id)
  const words = (
    <View className={styles.words}>
      <View>
        <Text>{`${attendee.name} `}</Text>
        {attendee.isSelf && <Tag isHighlight>{t('attendee.self')}</Tag>}
        {attendee.isMinor && <Tag>{t('attendee.minor')}</Tag>}
      </View>
      <View className={styles.sub}>{`${document(`id.${attendee.idType}`)} ${attendee.maskedIdNo}`}</View>
      {!attendee.selectable && attendee.disabledReason && <View className={styles.sub}>{attendee.disabledReason}</View>}
    </View>
  )
  return (
    <View className={styles.item}>
      {model.count === 0 ? (
        <View id={id} className={styles.entry}>
          {words}
        </View>
      ) : (
        <Pressable
          id={id}
          role="checkbox"
          isChecked={isChosen}
          isDisabled={!attendee.selectable}
          className={styles.entry}
          onPress={() => model.toggle(attendee.id)}
        >
          {words}
          <CheckMark isChecked={isChosen} />
        </Pressable>
      )}
      <EntryActions
        id={id}
        entryId={attendee.id}
        name={attendee.name}
        removeQuestion={t('attendee.removeAsk', { name: attendee.name })}
        removing={model.removing}
        isPicking={model.count > 0}
        onEdit={() => model.open(attendee)}
      />
    </View>
  )
})

export default page(ViewerPage, routes.viewer)
